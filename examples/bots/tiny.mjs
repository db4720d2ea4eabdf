// The same bot in JavaScript: node tiny.mjs
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "question") {
    const { number, options } = message;
    const answer = options[Math.floor(Math.random() * options.length)];
    console.log(JSON.stringify({ number, answer }));
  }
}
