import { createInterface } from "node:readline";
import { Writable } from "node:stream";

export async function readSecretLine(question: string): Promise<string | undefined> {
  const isTerminal = process.stdin.isTTY;
  if (isTerminal) process.stderr.write(question);
  // readline echoes what is typed; this discards the echo.
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
