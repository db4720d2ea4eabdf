// A client without dependencies: node play.mjs http://localhost:8000 antayagi-80
//
// It plays a game against bots, keeps its view by replacing fields, and survives a lost
// connection. It prints a line for everything that it is told, and its last view at the end.
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const PROTOCOL = 2;
const [url, game] = process.argv.slice(2);
const pick = (list) => list[Math.floor(Math.random() * list.length)];

async function api(path, body) {
  const headers = { "Content-Type": "application/json" };
  const how = body && { method: "POST", headers, body: JSON.stringify(body) };
  const reply = await fetch(url + path, how);
  if (!reply.ok) throw new Error(JSON.stringify(await reply.json()));
  return reply.json();
}

// --- What the seat sees --------------------------------------------------------------------

let view = null;
let last = 0;

// A field has its new value; where it is a list and the change an object, some entries have.
function change(fields = {}) {
  for (const [name, value] of Object.entries(fields)) {
    const entries = Array.isArray(view[name]) && value !== null && !Array.isArray(value);
    view[name] = entries ? view[name].map((old, i) => (i in value ? value[i] : old)) : value;
  }
}

function see(message) {
  if (message.type === "view") view = message.view;
  for (const event of message.events ?? []) change(event.then);
  change(message.now);
  last = message.number;
}

// --- What it says --------------------------------------------------------------------------

const waiting = new Map(); // commands that the server has not acknowledged
let socket = null;

function command(message) {
  const text = JSON.stringify({ ...message, key: randomUUID() });
  waiting.set(JSON.parse(text).key, text);
  socket.send(text);
}

let answered = 0;

function answer(question) {
  if (!question || question.number === answered) return; // only its seconds are new
  answered = question.number;
  command({ type: "play", question: question.number, answer: pick(options(question)) });
}

// In That's Not a Hat any gift can be named, so gifts are not listed with every question.
function options({ options, naming }) {
  if (!naming) return options;
  const names = [...faces, ...(naming.more ?? [])];
  return options.flatMap((option) => names.map((face) => ({ ...option, [naming.field]: face })));
}

// --- A connection, and the next one --------------------------------------------------------

const COME_BACK = new Set(["too-slow", "restarting", undefined]);
let over = null;

function connect() {
  return new Promise((ended) => {
    let bye;
    socket = new WebSocket(`${url.replace("http", "ws")}/api/tables/${table}/ws`);
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token, last }));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "bye") bye = message.reason;
      else hear(message);
    };
    socket.onclose = () => ended(bye);
  });
}

function hear(message) {
  switch (message.type) {
    case "welcome":
      for (const text of waiting.values()) socket.send(text); // each happens once
      break;
    case "view":
    case "news":
      see(message);
      console.log(JSON.stringify({ type: message.type, number: last, scores: view.scores }));
      answer(message.question);
      break;
    case "ack":
    case "failed": // a question may have closed meanwhile
      waiting.delete(message.key);
      break;
    case "over":
      over = message;
      socket.close();
      break;
    // Later versions may send more: what a client does not know, it ignores.
  }
}

const { games } = await api("/api/games");
const { faces } = games.find(({ id }) => id === game);
const token = randomBytes(24).toString("base64url"); // a reply can be lost: so ask again with it
const { table } = await api("/api/quick", { game, token, name: "Node", language: "en", telling: 0 });
for (let wait = 100; !over; wait = Math.min(2 * wait, 5000)) {
  const bye = await connect();
  if (!over && !COME_BACK.has(bye)) throw new Error(`sent away: ${bye}`);
  if (!over) await pause(wait);
}
console.log(JSON.stringify({ over, view, table, token }));
