/** Queries an archive over DICOMweb (PS3.18). Its answers are untrusted. */
import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";

const SILENCE_MS = 60_000;
const MOST_JSON = 4 * 1024 ** 2;

export type AnswerProblem = "unavailable" | "refused" | "answer";

export class NoAnswer extends Error {
  readonly problem: AnswerProblem;

  constructor(problem: AnswerProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Archive {
  address: string;
  authorization: string;
}

/** Follows no redirect, so that no other server gets the password. @throws NoAnswer */
export async function get(
  { address, authorization }: Archive,
  path: string,
  accept: string,
): Promise<IncomingMessage | undefined> {
  const url = new URL(`${address}${path}`);
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const sent = request(url, {
      headers: { accept, ...(authorization && { authorization }) },
      timeout: SILENCE_MS,
    });
    sent.once("timeout", () => sent.destroy(new Error("silent")));
    sent.once("error", reject);
    sent.once("response", resolve);
    sent.end();
  }).catch(() => {
    throw new NoAnswer("unavailable");
  });
  // If the transfer fails later, the code that reads `answer` gets the error.
  if (answer.statusCode === 200) return answer;
  answer.destroy();
  if (answer.statusCode === 204 || answer.statusCode === 404) return undefined;
  throw new NoAnswer((answer.statusCode ?? 500) >= 500 ? "unavailable" : "refused");
}

export async function getJson(archive: Archive, path: string): Promise<unknown> {
  const answer = await get(archive, path, "application/dicom+json");
  if (!answer) return [];
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer) {
      bytes += piece.length;
      if (bytes > MOST_JSON) throw new NoAnswer("answer");
      pieces.push(piece);
    }
    return JSON.parse(Buffer.concat(pieces).toString("utf8"));
  } catch (error) {
    throw error instanceof SyntaxError ? new NoAnswer("answer") : asNoAnswer(error);
  }
}

export function asNoAnswer(error: unknown): NoAnswer {
  return error instanceof NoAnswer ? error : new NoAnswer("unavailable");
}
