import pLimit from "p-limit";
import type { OrigemImagem } from "#domain/imagens/imagens.ts";
import type {
  FileProblem,
  FromProcess,
  PullProblem,
  PullTask,
  ReadTask,
} from "../process/receive/messages.ts";
import type { TakeResult } from "../received.ts";
import { Intake, type IntakeNeeds } from "./intake.ts";
import { plainName, problemSentence } from "./problem-sentence.ts";
import { startProcess } from "./start-process.ts";

const AT_ONCE = 2;
const turns = pLimit(AT_ONCE);
/** The most time for one task; tens of thousands of files take minutes. */
const LONGEST_MS = 30 * 60_000;
const MOST_NAMED = 1_000;

export interface IntakeCounts {
  recebidas: number;
  repetidas: number;
  ignoradas: number;
  recusadas: { nome: string; problema: string }[];
}

interface Done {
  counts: IntakeCounts;
  problem?: PullProblem | "interrupted";
}

interface Work {
  origem: OrigemImagem;
  laudoId?: string;
  /** May write the task's files into `folder`; they are removed afterwards. */
  prepare(folder: string): Promise<ReadTask | PullTask | undefined>;
}

export async function readInProcess(needs: IntakeNeeds, work: Work): Promise<Done | undefined> {
  const counts: IntakeCounts = { recebidas: 0, repetidas: 0, ignoradas: 0, recusadas: [] };
  const refuse = (nome: string, problem: FileProblem | TakeResult) => {
    if (counts.recusadas.length >= MOST_NAMED) return;
    counts.recusadas.push({ nome: plainName(nome), problema: problemSentence(problem) });
  };
  const { origem, laudoId } = work;
  const intake = await Intake.open(needs, {
    origem,
    ...(laudoId !== undefined && { laudoId }),
    onTaken(nome, result) {
      if (result === "stored") counts.recebidas++;
      else if (result === "known") counts.repetidas++;
      else refuse(nome, result);
    },
  });
  try {
    const task = await work.prepare(intake.folder);
    if (!task) return undefined;
    const onMessage = (message: FromProcess) => {
      if (message.kind === "skipped") counts.ignoradas++;
      if (message.kind === "file") refuse(message.nome, message.problem);
    };
    // Takes a turn only now that all files have arrived, so that a slow sender delays nobody.
    const problem = await turns(() => run(intake, task, onMessage));
    return { counts, ...(problem && { problem }) };
  } finally {
    await intake.close();
  }
}

async function run(
  intake: Intake,
  task: ReadTask | PullTask,
  onMessage: (message: FromProcess) => void,
): Promise<Done["problem"]> {
  const done = Promise.withResolvers<Done["problem"]>();
  const ended = Promise.withResolvers<void>();
  const { child, send } = startProcess({
    folder: intake.folder,
    onMessage(message) {
      if (intake.receive(message, (reply, id) => send({ kind: "reply", id, reply }))) return;
      if (message.kind === "done") done.resolve(message.problem);
      else onMessage(message);
    },
    onEnd() {
      done.resolve("interrupted");
      ended.resolve();
    },
  });
  const tooLong = setTimeout(() => child.kill("SIGKILL"), LONGEST_MS);
  try {
    send(task);
    return await done.promise;
  } finally {
    clearTimeout(tooLong);
    child.kill("SIGKILL");
    await ended.promise;
  }
}
