/** The end of a switch over all there is: a case that is forgotten there does not type-check.
 * A newer server may still say what this page does not know; that is left out. */
export function assertNever(_: never): void {}
