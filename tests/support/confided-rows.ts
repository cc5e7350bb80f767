/** A row in each table that strangers and patients fill: as shaped as PostgreSQL asks, and of nobody. */
import type { Sql } from "postgres";

const SEALED = "'\\x00'";

const ROWS = [
  "chaves_dados (uso, versao, chave) values ('cifra', 9, '\\x00')",
  `mensagens (tipo, nome, mensagem, impressao) values ('contato', 'Ana', 'Olá', '${"x".repeat(43)}')`,
  `mensagens (tipo, pedido, cifrada, impressao) values ('direitos', 'acesso', ${SEALED}, '${"x".repeat(43)}')`,
  "respostas (mensagem_id, assunto, texto) values (gen_random_uuid(), 'Olá', 'Até')",
  "consentimentos (finalidade, texto_versao, canal, referencia, prova) values ('contato', '1', 'site', gen_random_uuid(), 'x')",
  "inscritos (email, consentimento) values ('ana@exemplo.test', '1')",
  "newsletter_envios (post_id, inscrito_id) values (gen_random_uuid(), gen_random_uuid())",
  `pacientes (nome, nome_busca, data_nascimento, cpf, cpf_hash, identidade_hash)
    values (${SEALED}, '{}', ${SEALED}, ${SEALED}, ${SEALED}, ${SEALED})`,
  `laudos (paciente_id, protocolo, protocolo_hash, exame, data_exame)
    values (gen_random_uuid(), ${SEALED}, ${SEALED}, ${SEALED}, '2026-11-20')`,
  `laudo_versoes (arquivo, versao_chave, bytes, sha256, nome_arquivo, assinado)
    values (gen_random_uuid(), 1, 1000, '${"0".repeat(64)}', ${SEALED}, false)`,
  "acessos_pacientes (token, paciente_id, via) values ('x', gen_random_uuid(), 'codigo')",
  "avisos_laudos (id, laudo_id, tipo) values (gen_random_uuid(), gen_random_uuid(), 'liberado')",
  "tentativas_acesso (tipo, rede) values ('protocolo', '203.0.113.7')",
];

/** Past the triggers and the references: only what each row may hold is asked. */
export async function insertConfided(superuser: Sql): Promise<void> {
  await superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const row of ROWS) await sql.unsafe(`insert into ${row}`);
  });
}
