import { fork } from "node:child_process";
import { on } from "node:events";
import { restrictedProgram } from "#server/files/restricted-program.ts";
import type { DrawnFile, DrawTask } from "./imagens-exame/main.ts";

const PROGRAM = "demo/imagens-exame/main.ts";

export async function* drawImagens(task: DrawTask): AsyncGenerator<Uint8Array> {
  const { program, permissions } = restrictedProgram(PROGRAM);
  const child = fork(program, [], {
    execArgv: ["--no-warnings", ...permissions],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const ended = new AbortController();
  child.once("exit", () => ended.abort(new Error("the drawing process ended")));
  try {
    const messages = on(child, "message", { signal: ended.signal });
    child.send(task);
    for await (const [file] of messages as AsyncIterable<[DrawnFile]>) {
      if (file === null) return;
      yield file;
    }
  } finally {
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
  }
}
