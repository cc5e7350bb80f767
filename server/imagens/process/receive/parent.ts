import type { FromProcess, Question, Reply } from "./messages.ts";

const waiting = new Map<number, (reply: Reply) => void>();
let last = 0;

export class Refused extends Error {
  readonly problem: "no-room" | "failed";

  constructor(problem: "no-room" | "failed") {
    super(problem);
    this.problem = problem;
  }
}

export function say(message: FromProcess): void {
  // Sending fails only after the server has ended, and then this process ends too.
  process.send?.(message, () => {});
}

/** @throws Refused */
export async function request<K extends Reply["kind"]>(
  question: Question,
  kind: K,
): Promise<Extract<Reply, { kind: K }>> {
  const id = ++last;
  const reply = await new Promise<Reply>((resolve) => {
    waiting.set(id, resolve);
    say({ kind: "question", id, question });
  });
  if (reply.kind === "refused") throw new Refused(reply.problem);
  if (reply.kind !== kind) throw new Refused("failed");
  return reply as Extract<Reply, { kind: K }>;
}

export function onReply(id: number, reply: Reply): void {
  waiting.get(id)?.(reply);
  waiting.delete(id);
}
