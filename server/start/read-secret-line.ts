/** A secret that a command asks for: on a terminal it is not shown, else it is the first line of standard input. */
import { createInterface } from "node:readline";
import { Writable } from "node:stream";

/** @returns undefined where nothing was given */
export async function readSecretLine(question: string): Promise<string | undefined> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(question);
  // On a terminal readline draws what is typed: here into nothing.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output, terminal: isTerminal });
  let given: string | undefined;
  for await (const line of lines) {
    given = line;
    lines.close();
    break;
  }
  if (isTerminal) process.stderr.write("\n");
  return given;
}
