import { IMAGEM_LIMITS } from "#domain/imagens/imagens.ts";
import type { FileProblem } from "../process/receive/messages.ts";
import type { TakeResult } from "../received.ts";

type Refusal = FileProblem | Exclude<TakeResult, "stored" | "known">;

const SENTENCES: Record<Refusal, string> = {
  "not-dicom": "Não é um arquivo DICOM.",
  "unknown-syntax":
    "A imagem está em uma codificação desconhecida (sintaxe de transferência). Exporte-a de novo, por exemplo sem compressão.",
  broken: "O arquivo está danificado ou incompleto.",
  "too-large":
    "O arquivo é grande demais: uma imagem pode ter até 1 GB, e o conteúdo de um zip, 32 GB.",
  "too-many": "O zip tem mais de 50.000 arquivos. Divida-o e envie em partes.",
  "unsafe-name": "O zip tem nomes de arquivo que não são aceitos, como os que começam com ../.",
  encrypted: "O zip tem senha. Envie os arquivos sem ela.",
  bomb: "O zip tem muito mais conteúdo do que o seu tamanho permite.",
  "no-room": "Não há espaço no servidor para mais imagens. Avise um administrador.",
  failed: "A imagem não pôde ser guardada. Envie de novo: o que já chegou não se repete.",
  conflict: "Outra imagem, diferente, já foi recebida com a mesma identificação.",
  "other-report": "As imagens deste exame já estão em outro laudo.",
};

export const INTERRUPTED =
  "A leitura parou antes do fim. Envie de novo: o que já chegou não se repete.";

export function problemSentence(problem: FileProblem | TakeResult): string {
  return problem === "stored" || problem === "known" ? "" : SENTENCES[problem];
}

export function plainName(nome: string): string {
  const last =
    nome
      .replaceAll("\\", "/")
      .split("/")
      .findLast((part) => part !== "") ?? "";
  const plain = last.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();
  return Array.from(plain).slice(0, IMAGEM_LIMITS.nome).join("") || "arquivo";
}
