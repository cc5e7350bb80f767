import { createHash, randomUUID } from "node:crypto";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import { EXAME_TEXTS } from "../../demo/content/laudos.ts";
import { validCpf } from "../../demo/content/pacientes.ts";

const YEARS = 5;
const PERIOD_MS = YEARS * 365 * 24 * 3_600_000;

/** From frequent to rare, as in Brazil: one patient in seven is `Maria`. */
const FIRST =
  "Maria José Ana João Antônio Francisco Carlos Paulo Pedro Lucas Luiz Marcos Luís Gabriel Rafael Francisca Daniel Marcelo Bruno Eduardo Felipe Antônia Rodrigo Adriana Juliana Márcia Fernanda Patrícia Aline Sandra Camila Amanda Bruna Jéssica Letícia Júlia Luciana Vanessa Mariana Gabriela Valéria Tatiane Beatriz Terezinha Aparecida Iracema Zenaide Ubirajara Quitéria Ofélia".split(
    " ",
  );
const LAST =
  "Silva Santos Oliveira Souza Rodrigues Ferreira Alves Pereira Lima Gomes Costa Ribeiro Martins Carvalho Almeida Lopes Soares Fernandes Vieira Barbosa Rocha Dias Nascimento Andrade Moreira Nunes Marques Machado Mendes Freitas Cardoso Ramos Gonçalves Santana Teixeira Moura Cavalcanti Benites Ajala Vilhalba Arguelho Espíndola Zanatta Yamashita Estigarribia Peralta Rondon Fontoura Dourado Prates".split(
    " ",
  );

type Row = (string | number | null)[];

export function patientOf(number: number) {
  const random = numbersOf(`paciente ${number}`);
  const pick = (words: string[]) => words[Math.floor(words.length * random() ** 2)] ?? "";
  return {
    nome: `${pick(FIRST)} ${pick(LAST)} ${pick(LAST)}`,
    // The demonstration uses none of these CPFs.
    cpf: validCpf(String(400_000_000 + number)),
    data_nascimento: dayOf(Date.UTC(1935, 0) + random() * 75 * 365 * 24 * 3_600_000),
    telefone: `67${String(900_000_000 + number)}`,
  };
}

export function protocoloOf(number: number): string {
  return `2025-${String(number).padStart(10, "0").replace(/^.{5}/, "$&-")}`;
}

export const PATIENT_COLUMNS =
  "id, nome, nome_busca, cpf, cpf_hash, data_nascimento, email, telefone, identidade_hash, criado_em";

export function* patientRows(keys: DataKeys, ids: readonly string[]): Generator<Row> {
  for (const [number, id] of ids.entries()) {
    const { nome, cpf, data_nascimento, telefone } = patientOf(number);
    const encrypt = (column: string, text: string) =>
      bytes(keys.encrypt(text, { table: "pacientes", column, id }));
    const hashes = keys.nameHashes(nome).map((hash) => `"\\\\x${hash.toString("hex")}"`);
    yield [
      id,
      encrypt("nome", nome),
      `{${hashes.join(",")}}`,
      encrypt("cpf", cpf),
      bytes(keys.cpfHash(cpf)),
      encrypt("data_nascimento", data_nascimento),
      number % 4 === 0 ? null : encrypt("email", `paciente${number}@exemplo.com.br`),
      encrypt("telefone", telefone),
      bytes(keys.identidadeHash(cpf, data_nascimento)),
      momentOf(number / ids.length),
    ];
  }
}

export const REPORT_COLUMNS =
  "id, paciente_id, protocolo, protocolo_hash, exame, exame_hash, data_exame, medico_responsavel, crm, status, liberado_em, retificado_em, anulado_em, aberto_em, criado_em, versao_atual";

export function* reportRows(
  keys: DataKeys,
  ids: readonly string[],
  { patients, versions }: { patients: readonly string[]; versions: readonly string[] },
): Generator<Row> {
  for (const [number, id] of ids.entries()) {
    const random = numbersOf(`laudo ${number}`);
    const share = random();
    const patient = patients[patientIndexOf(number, patients.length)] ?? "";
    const encrypt = (column: string, text: string) =>
      bytes(keys.encrypt(text, { table: "laudos", column, id }));
    const protocolo = protocoloOf(number);
    const made = momentOf(number / ids.length);
    const status =
      share < 0.01
        ? "anulado"
        : share < 0.04
          ? "retificado"
          : share < 0.08
            ? "em_analise"
            : "liberado";
    const isOut = status === "liberado" || status === "retificado";
    yield [
      id,
      patient,
      encrypt("protocolo", protocolo),
      bytes(keys.protocoloHash(protocolo)),
      encrypt("exame", textOf(number).exame),
      bytes(keys.exameHash(textOf(number).exame)),
      made.slice(0, 10),
      "Dra. Iracema Duarte Pontes",
      "CRM/MS 1234",
      status,
      isOut ? made : null,
      status === "retificado" ? made : null,
      status === "anulado" ? made : null,
      isOut && random() < 0.85 ? made : null,
      made,
      versions[number] ?? null,
    ];
  }
}

export function patientIndexOf(report: number, patients: number): number {
  return Math.floor(patients * numbersOf(`de quem ${report}`)() ** 1.3);
}

export const VERSION_COLUMNS =
  "id, laudo_id, numero, arquivo, versao_chave, bytes, sha256, nome_arquivo, assinado, assinado_por, codigo_hash, emitida_em, desenho, paginas, texto, criado_em";

export function* versionRows(
  keys: DataKeys,
  ids: readonly string[],
  reports: readonly string[],
): Generator<Row> {
  for (const [number, id] of ids.entries()) {
    const report = reports[number] ?? null;
    const encrypt = (column: string, text: string) =>
      bytes(keys.encrypt(text, { table: "laudo_versoes", column, id }));
    const { tecnica, achados, conclusao } = textOf(number);
    const made = momentOf(number / ids.length);
    yield [
      id,
      report,
      report && 1,
      randomUUID(),
      1,
      250_000 + (number % 1000),
      createHash("sha256").update(id).digest("hex"),
      encrypt("nome_arquivo", `${protocoloOf(number)}.pdf`),
      "true",
      encrypt("assinado_por", "IRACEMA DUARTE PONTES"),
      bytes(keys.documentoHash(keys.documentoCode(id))),
      report && made,
      "pronto",
      '[{"largura":1240,"altura":1754}]',
      encrypt("texto", JSON.stringify([[tecnica, ...achados, conclusao].join("\n")])),
      made,
    ];
  }
}

export const MESSAGE_COLUMNS = "id, tipo, estado, pedido, cifrada, impressao, recebida_em";
const ESTADOS = ["arquivada", "arquivada", "arquivada", "respondida", "respondida", "lida", "nova"];

export function* messageRows(keys: DataKeys, count: number): Generator<Row> {
  for (let number = 0; number < count; number++) {
    const id = randomUUID();
    const { nome, telefone } = patientOf(number);
    const isRight = number % 50 === 0;
    const mensagem = `Bom dia, gostaria de marcar ${textOf(number).exame}. Qual é o preparo?`;
    const email = `pessoa${number}@exemplo.com.br`;
    const secreta = isRight
      ? { nome, email, telefone, cpf: patientOf(number).cpf, detalhes: mensagem }
      : { nome, email, telefone, assunto: "Agendamento", mensagem };
    yield [
      id,
      isRight ? "direitos" : "contato",
      ESTADOS[number % ESTADOS.length] ?? "nova",
      isRight ? "acesso" : null,
      bytes(keys.encrypt(JSON.stringify(secreta), { table: "mensagens", column: "cifrada", id })),
      createHash("sha256").update(id).digest("base64url"),
      momentOf(number / count),
    ];
  }
}

function textOf(number: number) {
  const text = EXAME_TEXTS[number % EXAME_TEXTS.length];
  if (!text) throw new Error("the demonstration has no texts of exams");
  return text;
}

/** @returns a function that returns numbers from 0 to 1, always the same ones for the same `purpose` */
function numbersOf(purpose: string): () => number {
  const digest = createHash("sha1").update(purpose).digest();
  let at = 0;
  return () => digest.readUInt32BE((at++ * 4) % 20) / 2 ** 32;
}

/** @param share 0 for five years before yesterday, 1 for yesterday */
function momentOf(share: number): string {
  const end = Date.now() - 24 * 3_600_000;
  const micros = String(Math.floor((share * 1e9) % 1000)).padStart(3, "0");
  return new Date(end - PERIOD_MS * (1 - share)).toISOString().replace("Z", `${micros}Z`);
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const bytes = (buffer: Uint8Array) => `\\x${Buffer.from(buffer).toString("hex")}`;
