/** The end of an exhaustive switch: a forgotten case does not type-check. A newer server may still
 * send a case that this page does not know; it is left out. */
export function assertNever(_: never): void {}
