import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { IMAGEM_LIMITS, type OrigemImagem } from "#domain/imagens/imagens.ts";
import type { WorklistEntry, WorklistQuery } from "#domain/imagens/worklist.ts";
import { freeMegabytes } from "#server/backup/free-space.ts";
import { makeTemporaryFile } from "#server/files/temporary-files.ts";
import type { FromProcess, Question, Reply } from "../process/receive/messages.ts";
import { isUid } from "../process/receive/uids.ts";
import type { Slot, TakeInstance, TakeResult } from "../received.ts";

/** The least free space for receiving images: room for a temporary and a stored copy of the largest image. */
export const IMAGES_MB = 2 * 1024;

export interface IntakeNeeds {
  config: { dataDir: string };
  slot(): Promise<Slot>;
  take: TakeInstance;
  worklist?(query: WorklistQuery): Promise<WorklistEntry[]>;
  /** In megabytes. */
  free?(): Promise<number>;
}

interface Of {
  origem: OrigemImagem;
  laudoId?: string;
  onTaken?(nome: string, result: TakeResult): void;
}

const text = z.string().max(2 * IMAGEM_LIMITS.nome);
const uid = z.string().refine(isUid);
const date = z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/);
const number = z.int().nullable();
/** Validates a message of the process, because a malicious file may have taken over the process. */
const takeQuestion = z.object({
  slot: z.int(),
  bytes: z.int().positive().max(IMAGEM_LIMITS.bytes),
  sha256: z.instanceof(Uint8Array).refine((hash) => hash.length === 32),
  nome: z.string().max(1_000),
  header: z.object({
    sopClass: uid,
    sopInstance: uid,
    study: uid,
    series: uid,
    transferSyntax: uid,
    accession: text,
    patientName: text,
    patientId: text,
    birthDate: date,
    studyDate: date,
    studyDescription: text,
    seriesDescription: text,
    modality: text,
    bodyPart: text,
    seriesNumber: number,
    instanceNumber: number,
    rows: number,
    columns: number,
    frames: z.int().positive(),
  }),
});

export function freeFor({ config, free }: IntakeNeeds): Promise<number> {
  return free ? free() : freeMegabytes(config.dataDir);
}

export class Intake {
  readonly folder: string;
  readonly #needs: IntakeNeeds;
  readonly #of: Of;
  readonly #slots = new Map<number, Slot>();
  readonly #taking = new Set<Promise<unknown>>();
  #last = 0;

  private constructor(folder: string, needs: IntakeNeeds, of: Of) {
    this.folder = folder;
    this.#needs = needs;
    this.#of = of;
  }

  static async open(needs: IntakeNeeds, of: Of): Promise<Intake> {
    const folder = await makeTemporaryFile(needs.config.dataDir, "imagens");
    await mkdir(folder, { mode: 0o700 });
    return new Intake(folder, needs, of);
  }

  receive(message: FromProcess, send: (reply: Reply, id: number) => void): boolean {
    if (message.kind === "drop") void this.#remove(message.slot);
    if (message.kind === "question") {
      const work = this.#answer(message.question)
        .catch((): Reply => ({ kind: "refused", problem: "failed" }))
        .then((reply) => send(reply, message.id));
      this.#taking.add(work);
      work.finally(() => this.#taking.delete(work));
    }
    return message.kind === "drop" || message.kind === "question";
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#taking);
    await rm(this.folder, { recursive: true, force: true });
  }

  async #answer(question: Question): Promise<Reply> {
    if (question.kind === "slot") return this.#newSlot();
    if (question.kind === "worklist") {
      const entries = (await this.#needs.worklist?.(question.query)) ?? [];
      return { kind: "worklist", entries };
    }
    const { slot: id, header, bytes, sha256, nome } = takeQuestion.parse(question);
    const slot = this.#slots.get(id);
    if (!slot) return { kind: "refused", problem: "failed" };
    // The slot is removed first, so that no slot is stored twice.
    this.#slots.delete(id);
    const { origem, laudoId, onTaken } = this.#of;
    try {
      const result = await this.#needs.take({
        slot,
        header,
        bytes,
        sha256: Buffer.from(sha256),
        origem,
        nome,
        ...(laudoId !== undefined && { laudoId }),
      });
      onTaken?.(nome, result);
      return { kind: "taken", result };
    } finally {
      await rm(slot.path, { force: true });
    }
  }

  async #newSlot(): Promise<Reply> {
    if ((await freeFor(this.#needs)) < IMAGES_MB) return { kind: "refused", problem: "no-room" };
    const id = ++this.#last;
    const slot = { ...(await this.#needs.slot()), path: path.join(this.folder, `${id}`) };
    this.#slots.set(id, slot);
    const { key, name } = slot;
    return { kind: "slot", slot: { id, key, name, path: slot.path } };
  }

  async #remove(id: number): Promise<void> {
    const slot = this.#slots.get(id);
    this.#slots.delete(id);
    if (slot) await rm(slot.path, { force: true });
  }
}
