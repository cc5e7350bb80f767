import { randomBytes } from "node:crypto";
import { encryptStream } from "#server/crypto/file-chunks.ts";
import { receiveFiles } from "#server/files/receive-files.ts";
import { PacedSender } from "#server/files/sender-pace.ts";
import { freeFor, IMAGES_MB, type IntakeNeeds } from "./intake.ts";
import { INTERRUPTED, plainName, problemSentence } from "./problem-sentence.ts";
import { type IntakeCounts, readInProcess } from "./read-in-process.ts";

const UPLOAD_LIMITS = {
  /** Files of one request; a browser sends thousands of files in several requests. */
  files: 1_000,
  bytes: 4 * 1024 ** 3,
} as const;

const PACE = { graceMs: 60_000, bytesPerSecond: 64 * 1024 };

interface Uploaded extends IntakeNeeds {
  request: Request;
  laudoId: string;
}

/** Encrypts the files with a key in memory, so no plain byte reaches the disk. @throws FileNotWritten, SenderTooSlow */
export async function readUploaded({
  request,
  laudoId,
  ...needs
}: Uploaded): Promise<IntakeCounts | undefined> {
  if ((await freeFor(needs)) < IMAGES_MB) {
    const refused = { nome: "todos os arquivos", problema: problemSentence("no-room") };
    return { recebidas: 0, repetidas: 0, ignoradas: 0, recusadas: [refused] };
  }
  const temporary = { key: randomBytes(32), name: "envio" };
  const refused: IntakeCounts["recusadas"] = [];
  let sent: string[] = [];
  const done = await readInProcess(needs, {
    origem: "painel",
    laudoId,
    async prepare(folder) {
      const received = await receiveFiles(request, {
        limits: { files: UPLOAD_LIMITS.files, bytes: UPLOAD_LIMITS.bytes },
        dataDir: folder,
        prefix: "envio",
        transform: () => encryptStream(temporary),
        sender: new PacedSender(PACE),
      });
      if (!received) return undefined;
      const given = received.files.filter(({ name, bytes }) => name !== "" || bytes > 0);
      const files = given.filter(({ isTooLarge }) => !isTooLarge);
      for (const { name } of given.filter(({ isTooLarge }) => isTooLarge)) {
        refused.push({ nome: plainName(name), problema: problemSentence("too-large") });
      }
      if (received.hasTooMany) {
        refused.push({
          nome: "outros arquivos",
          problema: `São aceitos até ${UPLOAD_LIMITS.files} arquivos de cada vez.`,
        });
      }
      sent = files.map(({ name }) => plainName(name));
      return {
        kind: "read",
        files: files.map(({ path, name, bytes }) => ({
          ...temporary,
          path,
          nome: plainName(name),
          bytes,
        })),
      };
    },
  });
  if (!done) return undefined;
  const { counts, problem } = done;
  if (problem) {
    const [only = "arquivo", ...others] = sent;
    refused.push({
      nome: others.length === 0 ? only : `${sent.length} arquivos`,
      problema: INTERRUPTED,
    });
  }
  return { ...counts, recusadas: [...counts.recusadas, ...refused] };
}
