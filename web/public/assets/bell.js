// Phones show notifications only through a worker. A touch on one leads back to its table.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { address } = event.notification.data;
  const found = self.clients.matchAll({ type: "window", includeUncontrolled: true });
  event.waitUntil(
    found.then((all) => {
      const open = all.find(({ url }) => url.startsWith(address));
      return open ? open.focus() : self.clients.openWindow(address);
    }),
  );
});
