import { InstanceWriter } from "../instance-writer.ts";
import type { PullProblem, PullTask } from "../messages.ts";
import { say } from "../parent.ts";
import { isUid } from "../uids.ts";
import { asNoAnswer, get, getJson, NoAnswer } from "./dicomweb.ts";
import { boundaryOf, readParts } from "./read-parts.ts";

const LIMITS = { studies: 8, instances: 20_000, bytes: 32 * 1024 ** 3 } as const;
/** Requests each instance in the transfer syntax in which the archive stores it. */
const INSTANCES = 'multipart/related; type="application/dicom"; transfer-syntax=*';
const ACCESSION = "00080050";
const STUDY = "0020000D";

export async function pull(task: PullTask): Promise<PullProblem | undefined> {
  try {
    const query = `AccessionNumber=${encodeURIComponent(task.accession)}&includefield=${ACCESSION}`;
    const studies = studiesOf(await getJson(task, `/studies?${query}`), task.accession);
    if (studies.length === 0) return "none";
    const budget = { instances: 0, bytes: 0 };
    for (const study of studies) await pullStudy(task, study, budget);
    return budget.instances === 0 ? "none" : undefined;
  } catch (error) {
    if (error instanceof NotTaken) return error.problem;
    return asNoAnswer(error).problem;
  }
}

class NotTaken extends Error {
  readonly problem: "too-large" | "no-room" | "failed";

  constructor(problem: NotTaken["problem"]) {
    super(problem);
    this.problem = problem;
  }
}

/** Filters by accession number again, because an archive may ignore the query and return all patients' studies. */
function studiesOf(answer: unknown, accession: string): string[] {
  if (!Array.isArray(answer)) throw new NoAnswer("answer");
  const studies = new Set(
    answer
      .filter((study) => textOf(study, ACCESSION) === accession)
      .map((study) => textOf(study, STUDY))
      .filter(isUid),
  );
  if (studies.size > LIMITS.studies) throw new NotTaken("too-large");
  return [...studies];
}

function textOf(study: unknown, tag: string): string {
  const attribute = (study as Record<string, { Value?: unknown }> | null)?.[tag];
  const value = Array.isArray(attribute?.Value) ? attribute.Value[0] : undefined;
  return typeof value === "string" ? value.trim() : "";
}

async function pullStudy(
  task: PullTask,
  study: string,
  budget: { instances: number; bytes: number },
): Promise<void> {
  const answer = await get(task, `/studies/${study}`, INSTANCES);
  if (!answer) return;
  const boundary = boundaryOf(answer.headers["content-type"]);
  if (boundary === undefined) {
    answer.destroy();
    throw new NoAnswer("answer");
  }
  let writer: InstanceWriter | undefined;
  const open = () => {
    if (++budget.instances > LIMITS.instances) throw new NotTaken("too-large");
    const one = new InstanceWriter();
    writer = one;
    return {
      write: async (piece: Buffer) => {
        budget.bytes += piece.length;
        if (budget.bytes > LIMITS.bytes) throw new NotTaken("too-large");
        await one.write(Buffer.from(piece));
      },
      end: async () => {
        writer = undefined;
        const finished = await one.finish("");
        if ("taken" in finished) return;
        const { problem } = finished;
        if (problem === "no-room" || problem === "failed") throw new NotTaken(problem);
        const isNamed = problem === "too-large" || problem === "unknown-syntax";
        say({ kind: "file", nome: "", problem: isNamed ? problem : "broken" });
      },
    };
  };
  try {
    await readParts(answer, boundary, open);
  } finally {
    answer.destroy();
    await writer?.discard();
  }
}
