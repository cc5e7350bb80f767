import { withoutSlash } from "#server/config-imagens.ts";
import type { PullProblem } from "../process/receive/messages.ts";
import type { IntakeNeeds } from "./intake.ts";
import { INTERRUPTED } from "./problem-sentence.ts";
import { type IntakeCounts, readInProcess } from "./read-in-process.ts";

const SENTENCES: Record<PullProblem | "interrupted", string> = {
  unavailable: "O PACS não respondeu até o fim. Tente de novo: o que já chegou não se repete.",
  refused: "O PACS recusou o pedido. Confira o endereço e a senha em PACS_URL.",
  answer: "O PACS respondeu de um modo que não se entende. Confira o endereço em PACS_URL.",
  none: "O PACS não tem imagens com este protocolo.",
  "too-large": "O PACS tem imagens demais com este protocolo.",
  "no-room": "Não há espaço no servidor para mais imagens. Avise um administrador.",
  failed: "As imagens não puderam ser guardadas. Tente de novo: o que já chegou não se repete.",
  interrupted: INTERRUPTED,
};

interface Pull extends IntakeNeeds {
  /** Contains user name and password, which must not be logged. */
  pacsUrl: string;
  protocolo: string;
  laudoId: string;
}

export interface PulledImages extends IntakeCounts {
  problema?: string;
}

export async function pullFromPacs({
  pacsUrl,
  protocolo,
  laudoId,
  ...needs
}: Pull): Promise<PulledImages> {
  const { address, authorization } = splitLogin(pacsUrl);
  const done = await readInProcess(needs, {
    origem: "pacs",
    laudoId,
    prepare: async () => ({ kind: "pull", address, authorization, accession: protocolo }),
  });
  if (!done) throw new Error("nothing to fetch");
  const { counts, problem } = done;
  return { ...counts, ...(problem && { problema: SENTENCES[problem] }) };
}

function splitLogin(pacsUrl: string): { address: string; authorization: string } {
  const url = new URL(pacsUrl);
  const login = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = "";
  url.password = "";
  return {
    address: withoutSlash(url.href),
    authorization: login === ":" ? "" : `Basic ${Buffer.from(login).toString("base64")}`,
  };
}
