import { createHash, randomBytes, randomInt } from "node:crypto";
import { desc, eq, inArray, sql } from "drizzle-orm";
import { formatCodigo } from "#domain/compartilhamentos/codigo.ts";
import {
  COMPARTILHAMENTO_LIMITS,
  type Fim,
  type Oque,
  type Via,
} from "#domain/compartilhamentos/compartilhamentos.ts";
import type { Tx } from "#server/db/open.ts";
import {
  compartilhamentoAberturas as aberturas,
  compartilhamentos as table,
} from "#server/db/schema/compartilhamentos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedAbertura, encryptedCompartilhamento } from "./encrypted-compartilhamento.ts";

const BYTES = 32;

export interface NewCompartilhamento {
  /** The last segment of the manifest's URL (SMART Health Link). */
  segredo: string;
  key: string;
  codigo: string;
  senha: string;
  expira_em: Date;
}

export type CreateResult =
  | ({ status: "criado" } & NewCompartilhamento)
  | { status: "repetido" | "cheio" | "nada" };

/** @param id the form's id; if the form is sent twice, only one share is created */
export async function createCompartilhamento(
  tx: Tx,
  { id, laudoId, oque, dias }: { id: string; laudoId: string; oque: Oque; dias: number },
): Promise<CreateResult> {
  const keys = dataKeysOf(tx);
  const segredo = randomBytes(BYTES).toString("base64url");
  const key = randomBytes(BYTES).toString("base64url");
  const codigo = formatCodigo(keys.compartilhamentoLetters(segredo));
  const digits = COMPARTILHAMENTO_LIMITS.senhaDigitos;
  const senha = String(randomInt(10 ** digits)).padStart(digits, "0");
  const encrypted = encryptedCompartilhamento.encrypt(tx, id, { codigo, chave: key });
  const [row] = await tx.execute<{ resultado: string; expira: Date | string | null }>(sql`
    select resultado, expira from cria_compartilhamento(${id}::uuid, ${laudoId}::uuid, ${oque},
      ${encrypted.codigo}::bytea, ${keys.compartilhamentoHash(codigo)}::bytea,
      ${keys.segredoHash(segredo)}::bytea, ${encrypted.chave}::bytea, ${proofOf(key)}::bytea,
      ${keys.senhaHash(codigo, senha)}::bytea, ${dias}::integer)`);
  if (row?.resultado === "criado" && row.expira !== null) {
    return { status: "criado", segredo, key, codigo, senha, expira_em: new Date(row.expira) };
  }
  const { resultado } = row ?? {};
  return { status: resultado === "repetido" || resultado === "cheio" ? resultado : "nada" };
}

/** The hash of the link's key. The page that the link opens sends this hash to prove that it has the key. */
export function proofOf(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

export async function endCompartilhamento(tx: Tx, id: string): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select encerra_compartilhamento(${id}::uuid) as done`,
  );
  return row?.done === true;
}

export interface Compartilhamento {
  id: string;
  codigo: string;
  oque: Oque;
  criado_por: "paciente" | "equipe";
  criado_em: Date;
  expira_em: Date;
  encerrado_em: Date | null;
  fim: Fim | null;
  aberturas: { quando: Date; nome: string; via: Via }[];
  isCut: boolean;
}

const MOST_SHARES = 50;
const MOST_OPENINGS = 20;

/** The caller must record the reading in the trail. @returns newest first */
export async function listCompartilhamentos(tx: Tx, laudoId: string): Promise<Compartilhamento[]> {
  const { id, codigo, oque, criado_por, criado_em, expira_em, encerrado_em, fim } = table;
  const rows = await tx
    .select({ id, codigo, oque, criado_por, criado_em, expira_em, encerrado_em, fim })
    .from(table)
    .where(eq(table.laudo_id, laudoId))
    .orderBy(desc(criado_em))
    .limit(MOST_SHARES);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const rank = sql<number>`row_number() over (partition by ${aberturas.compartilhamento_id} order by ${aberturas.aberto_em} desc)`;
  const ranked = tx
    .select({
      id: aberturas.id,
      compartilhamento_id: aberturas.compartilhamento_id,
      nome: aberturas.nome,
      via: aberturas.via,
      aberto_em: aberturas.aberto_em,
      rank: rank.as("rank"),
    })
    .from(aberturas)
    .where(inArray(aberturas.compartilhamento_id, ids))
    .as("ranked");
  const opened = await tx
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${MOST_OPENINGS + 1}`)
    .orderBy(desc(ranked.aberto_em));
  return rows.map((row) => {
    const own = opened.filter((one) => one.compartilhamento_id === row.id);
    return {
      ...encryptedCompartilhamento.decrypt(tx, row),
      aberturas: own.slice(0, MOST_OPENINGS).map((one) => ({
        quando: one.aberto_em,
        nome: encryptedAbertura.decrypt(tx, one).nome,
        via: one.via,
      })),
      isCut: own.length > MOST_OPENINGS,
    };
  });
}
