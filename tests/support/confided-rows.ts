/** A valid row for each table that visitors and patients fill. */
import type { Sql } from "postgres";

const ENCRYPTED = "'\\x00'";

const ROWS = [
  "chaves_dados (uso, versao, chave) values ('cifra', 9, '\\x00')",
  `mensagens (tipo, cifrada, impressao) values ('contato', ${ENCRYPTED}, '${"x".repeat(43)}')`,
  `mensagens (tipo, pedido, cifrada, impressao) values ('direitos', 'acesso', ${ENCRYPTED}, '${"x".repeat(43)}')`,
  `respostas (mensagem_id, cifrada) values (gen_random_uuid(), ${ENCRYPTED})`,
  `anotacoes (mensagem_id, texto) values (gen_random_uuid(), ${ENCRYPTED})`,
  "consentimentos (finalidade, texto_versao, canal, referencia, prova) values ('contato', '1', 'site', gen_random_uuid(), 'x')",
  "inscritos (email, consentimento) values ('ana@exemplo.test', '1')",
  "newsletter_edicoes (id, assunto) values (gen_random_uuid(), 'Novidades')",
  "newsletter_envios (post_id, inscrito_id) values (gen_random_uuid(), gen_random_uuid())",
  `pacientes (nome, nome_busca, data_nascimento, cpf, cpf_hash, identidade_hash)
    values (${ENCRYPTED}, '{}', ${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED})`,
  `responsaveis (nome, cpf, cpf_hash) values (${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED})`,
  `laudos (paciente_id, protocolo, protocolo_hash, exame, exame_hash, data_exame)
    values (gen_random_uuid(), ${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED}, '2026-11-20')`,
  `laudo_versoes (arquivo, versao_chave, bytes, sha256, nome_arquivo, assinado)
    values (gen_random_uuid(), 1, 1000, '${"0".repeat(64)}', ${ENCRYPTED}, false)`,
  "acessos_pacientes (token, paciente_id, via) values ('x', gen_random_uuid(), 'codigo')",
  "avisos_laudos (id, laudo_id, tipo) values (gen_random_uuid(), gen_random_uuid(), 'liberado')",
  "tentativas_acesso (tipo, rede) values ('protocolo', '203.0.113.7')",
];

/** Skips triggers and references: only the rows' own constraints apply. */
export async function insertConfided(superuser: Sql): Promise<void> {
  await superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const row of ROWS) await sql.unsafe(`insert into ${row}`);
  });
}

/** Constraint, column, values that it refuses; the rows that are tried, where others would refuse first. */
export type RefusedValues = [name: string, column: string, values: unknown[], where?: string];

const bytes = (length: number) => `\\x${"00".repeat(length)}`;

export const CONFIDED_REFUSED: RefusedValues[] = [
  ["chaves_dados_uso", "uso", ["outro", ""]],
  ["chaves_dados_versao", "versao", [0, 65_536]],
  ["mensagens_tipo", "tipo", ["outro"], "tipo = 'contato'"],
  ["mensagens_estado_palavra", "estado", ["perdida"]],
  ["mensagens_pedido", "pedido", ["outra coisa"], "tipo = 'direitos'"],
  ["mensagens_cifrada", "cifrada", [bytes(40_001)]],
  ["mensagens_partes", "pedido", ["acesso"], "tipo = 'contato'"],
  ["mensagens_partes", "tipo", ["direitos"], "tipo = 'contato'"],
  ["respostas_cifrada", "cifrada", [bytes(60_001)]],
  ["respostas_estado_antes", "estado_antes", ["perdida"]],
  ["anotacoes_texto", "texto", [bytes(20_001)]],
  ["consentimentos_finalidade", "finalidade", ["outra"]],
  ["consentimentos_canal", "canal", ["pombo"]],
  ["consentimentos_retirado_por", "retirado_por", ["pombo"]],
  ["inscritos_email_forma", "email", ["ana", "ana@a b", "ana@a,b@c", "<ana@a.br>"]],
  ["inscritos_situacao_palavra", "situacao", ["outra"]],
  ["newsletter_edicoes_assunto", "assunto", ["", "a".repeat(151)]],
  ["newsletter_envios_situacao", "situacao", ["outra"]],
  ["newsletter_envios_tentativas", "tentativas", [-1, 1001]],
  ["pacientes_cpf_inteiro", "cpf", [null]],
  ["pacientes_cpf_inteiro", "cpf_hash", [null]],
  ["pacientes_cpf_inteiro", "identidade_hash", [null]],
  ["pacientes_responsavel_inteiro", "responsavel_ate", [bytes(1)]],
  ["pacientes_na_familia", "na_familia", [true]],
  ["laudos_status_palavra", "status", ["", "pronto"]],
  ["laudo_versoes_bytes", "bytes", [0, 20_971_521]],
  ["laudo_versoes_sha256", "sha256", ["", "0".repeat(63), "G".repeat(64)]],
  ["laudo_versoes_desenho", "desenho", ["outro"]],
  ["acessos_pacientes_de_quem", "paciente_id", [null]],
  ["acessos_pacientes_via", "via", ["telefone"]],
  ["avisos_laudos_tipo", "tipo", ["em_analise", ""]],
  ["tentativas_acesso_tipo", "tipo", ["outra"]],
];
