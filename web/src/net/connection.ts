/** The WebSocket of one table: says hello, reconnects when it is lost, and sends commands again that
 * were not acknowledged (the server does nothing twice). */
import { chance, reachable, Refusal } from "./api";
import { PROTOCOL, type Bye, type FromClient, type FromServer, type Question, type News, type WholeView } from "./types";

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = DistributiveOmit<FromClient, "key">;
/** `store`: the server's database takes nothing at the moment, whether we are connected or not. */
export type Link = "connecting" | "open" | "lost" | "restarting" | "store" | "closed";

export type Listener = {
  message: (message: FromServer) => void;
  link: (link: Link) => void;
};
type Pending = {
  command: FromClient;
  /** The server shows it, and acknowledges it later: a pass, when its window closes. */
  shown: boolean;
  /** The timer until it is sent again, if the server could not store it. */
  again?: number;
  resolve: () => void;
  reject: (refusal: Refusal) => void;
};

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Milliseconds to wait for a reply, and of silence before the server is asked whether it is there. */
const PATIENCE = 10_000;
const SILENCE = 20_000;
/** Milliseconds until a command is sent again that the server could not store. */
const AGAIN = 1000;
/** The WebSocket's code for a frame that was too large: sending it again would fail again. */
const TOO_LARGE = 1009;
/** Reasons after which a connection does not come back by itself. */
const FINAL = new Set<Bye["reason"]>(["replaced", "kicked", "gone", "version", "refused"]);

/** What a table needs of whatever tells it about the game. */
export type Wire = Pick<Connection, "send" | "answers" | "close">;

export function key(): string {
  return chance(12);
}

export class Connection {
  last = 0;
  private socket: WebSocket | null = null;
  private welcomed = false;
  /** What the server said is wrong, which is shown as the reason for a while. */
  private reason: "restarting" | "store" | null = null;
  private wait = FIRST_WAIT;
  private timer = 0;
  private watch = 0;
  private over = false;
  private readonly pending = new Map<string, Pending>();

  constructor(
    private readonly table: string,
    private readonly token: string | null,
    private readonly listener: Listener,
    /** Whether it shows the table to a whole room; then the token is that of the host's link. */
    private readonly screen = false,
  ) {
    addEventListener("online", this.retryNow);
    addEventListener("offline", this.cut);
    document.addEventListener("visibilitychange", this.retryNow);
    this.open();
  }

  /** Resolves once the command is in the database. */
  send(wish: Wish): Promise<void> {
    const command = { ...wish, key: key() } as FromClient;
    return new Promise((resolve, reject) => {
      this.pending.set(command.key, { command, shown: false, resolve, reject });
      this.transmit(command);
    });
  }

  /** Whether an answer to that question is on its way. */
  answers({ number, seat }: Question): boolean {
    return [...this.pending.values()].some(
      ({ command }) => command.type === "play" && command.question === number && command.seat === seat,
    );
  }

  close(): void {
    this.over = true;
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    removeEventListener("online", this.retryNow);
    removeEventListener("offline", this.cut);
    document.removeEventListener("visibilitychange", this.retryNow);
    this.socket?.close();
    this.socket = null;
  }

  private readonly retryNow = (): void => {
    if (document.visibilityState !== "visible" || this.socket || this.over) return;
    clearTimeout(this.timer);
    this.open();
  };

  private readonly cut = (): void => {
    if (this.socket && !this.over) this.lost();
  };

  private open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.table)}/ws`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    this.welcomed = false;
    this.expectWord();
    socket.onopen = () => {
      const { token, last } = this;
      const screen = this.screen ? { screen: true } : {};
      socket.send(JSON.stringify({ type: "hello", protocol: PROTOCOL, token, last, ...screen }));
    };
    socket.onmessage = ({ data }) => {
      if (socket === this.socket) this.receive(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return;
      if (code === TOO_LARGE) this.giveUp();
      this.lost();
    };
  }

  /** A connection can die without a sign: then the server's reply does not come in time. */
  private expectWord(): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(this.cut, PATIENCE);
  }

  private heard(): void {
    if ([...this.pending.values()].some(({ shown }) => !shown)) return this.expectWord();
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => void this.lookForServer(), SILENCE);
  }

  private async lookForServer(): Promise<void> {
    const { socket } = this;
    const there = await reachable(PATIENCE);
    if (socket !== this.socket) return;
    if (there) this.heard();
    else this.cut();
  }

  private receive(message: FromServer): void {
    if (message.type === "ack") this.settle(message.key)?.resolve();
    if (message.type === "failed" && message.message === "error-store") {
      this.repeat(message.key);
      return this.heard();
    }
    if (message.type === "failed" && message.key !== null) {
      this.settle(message.key)?.reject(new Refusal(message.message, message.args));
    }
    if (message.type === "view" || message.type === "news") this.show(message);
    if (message.type === "said" && typeof message.number === "number") this.last = message.number;
    if (message.type === "bye") {
      if (FINAL.has(message.reason)) {
        this.listener.message(message);
        this.listener.link("closed");
        this.close();
      } else {
        const { reason } = message;
        this.lost(reason === "restarting" || reason === "store" ? reason : null);
      }
      return;
    }
    this.heard();
    this.listener.message(message);
    if (message.type === "welcome") this.greeted();
  }

  private show({ number, question }: WholeView | News): void {
    this.last = number;
    for (const each of this.pending.values()) {
      each.shown = each.command.type === "play" && each.command.question !== question?.number;
    }
  }

  private greeted(): void {
    this.welcomed = true;
    this.reason = null;
    this.wait = FIRST_WAIT;
    this.listener.link("open");
    for (const { command } of this.pending.values()) this.transmit(command);
  }

  private giveUp(): void {
    for (const { reject } of this.pending.values()) reject(new Refusal("error-frame"));
    this.pending.clear();
  }

  /** The server could not store a command: it is sent again until it can. */
  private repeat(key: string | null): void {
    const found = this.pending.get(key ?? "");
    if (!found) return;
    this.listener.link("store");
    found.again = window.setTimeout(() => this.transmit(found.command), AGAIN);
  }

  private settle(key: string): Pending | undefined {
    const found = this.pending.get(key);
    this.pending.delete(key);
    if (found?.again !== undefined) {
      clearTimeout(found.again);
      if ([...this.pending.values()].every(({ again }) => again === undefined)) this.listener.link("open");
    }
    return found;
  }

  private transmit(command: FromClient): void {
    if (this.welcomed && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(command));
      this.expectWord();
    }
  }

  private lost(reason: Connection["reason"] = null): void {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    clearTimeout(this.watch);
    for (const each of this.pending.values()) {
      clearTimeout(each.again); // all of them are sent again with the next connection
      delete each.again;
    }
    // Who had the device then may not have it when the connection is back.
    for (const { command, resolve } of [...this.pending.values()]) {
      if (command.type !== "uncover") continue;
      this.pending.delete(command.key);
      resolve();
    }
    if (this.over) return;
    this.reason = reason ?? (this.wait < LONGEST_WAIT ? this.reason : null);
    this.listener.link(this.reason ?? "lost");
    // Many players lose one server at the same moment: they should not all return at the same moment.
    this.timer = window.setTimeout(() => this.open(), this.wait * (0.75 + Math.random() / 2));
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
