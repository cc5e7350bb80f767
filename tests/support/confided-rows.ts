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
  `laudo_versoes (arquivo, versao_chave, bytes, sha256, nome_arquivo, assinado, codigo_hash)
    values (gen_random_uuid(), 1, 1000, '${"0".repeat(64)}', ${ENCRYPTED}, false, ${ENCRYPTED})`,
  `agendamentos (codigo, codigo_hash, nascimento_hash, pedido, busca, tem_email)
    values (${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED}, '{}', false)`,
  `agendamento_anexos (agendamento_id, arquivo, versao_chave, tipo, bytes, nome)
    values (gen_random_uuid(), gen_random_uuid(), 1, 'pdf', 1000, ${ENCRYPTED})`,
  `agenda_horarios (agendamento_id, sala_id, inicio, fim, expira_em)
    values (gen_random_uuid(), gen_random_uuid(), '2026-12-01', '2026-12-02', '2026-12-01')`,
  "agenda_vagas (sala_id, inicio, fim) values (gen_random_uuid(), '2026-12-01', '2026-12-02')",
  "agenda_lembretes (horario_id, dias, canal) values (gen_random_uuid(), 3, 'email')",
  "acessos_agendamentos (token, agendamento_id) values ('x', gen_random_uuid())",
  "acessos_pacientes (token, paciente_id, via) values ('x', gen_random_uuid(), 'codigo')",
  "avisos_laudos (id, laudo_id, tipo) values (gen_random_uuid(), gen_random_uuid(), 'liberado')",
  `compartilhamentos (id, laudo_id, oque, codigo, codigo_hash, segredo_hash, chave, prova, senha_hash, criado_por, expira_em)
    values (gen_random_uuid(), gen_random_uuid(), 'laudo', ${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED}, ${ENCRYPTED},
      sha256('x'), ${ENCRYPTED}, 'paciente', '2026-12-01')`,
  `compartilhamentos (id, laudo_id, oque, codigo, codigo_hash, segredo_hash, chave, prova, senha_hash, criado_por, expira_em,
      encerrado_em, fim)
    values (gen_random_uuid(), gen_random_uuid(), 'laudo', ${ENCRYPTED}, '\\x01', ${ENCRYPTED}, ${ENCRYPTED},
      sha256('x'), ${ENCRYPTED}, 'paciente', '2026-12-01', '2026-11-30', 'pedido')`,
  `compartilhamento_aberturas (id, compartilhamento_id, token, nome, via)
    values (gen_random_uuid(), gen_random_uuid(), 'x', ${ENCRYPTED}, 'pagina')`,
  `estudos (chave_hash, parte_hash, dados, origem) values ('\\x01', '\\x01', ${ENCRYPTED}, 'dicom')`,
  `series (estudo_id, chave_hash, rotulo, modalidade) values (gen_random_uuid(), '\\x01', ${ENCRYPTED}, 'CT')`,
  `imagens (serie_id, chave_hash, sha256, arquivo, versao_chave, bytes)
    values (gen_random_uuid(), '\\x01', sha256('x'), gen_random_uuid(), 1, 1000)`,
  "tentativas_acesso (tipo, rede) values ('protocolo', '203.0.113.7')",
];

/** Without triggers and foreign keys only the tables' own constraints apply. */
export async function insertConfided(superuser: Sql): Promise<void> {
  await superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    for (const row of ROWS) await sql.unsafe(`insert into ${row}`);
  });
}

/** `where` selects the rows to update, because in others another constraint would refuse the values. */
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
  ["agenda_horarios_estado", "estado", ["", "livre"]],
  ["agenda_horarios_ordem", "fim", ["2026-12-01", "2026-11-30"]],
  ["agenda_horarios_reserva", "expira_em", [null]],
  ["agenda_horarios_confirmacao", "confirmado_em", ["2026-12-01"]],
  ["agenda_horarios_presenca", "presenca_em", ["2026-12-01"]],
  ["agenda_vagas_ordem", "fim", ["2026-12-01", "2026-11-30"]],
  ["agenda_lembretes_dias", "dias", [0, 2]],
  ["agenda_lembretes_canal", "canal", ["", "sms"]],
  ["agendamentos_estado_palavra", "estado", ["", "perdido"]],
  ["agendamentos_pedido", "pedido", [bytes(20_001)]],
  ["agendamentos_autorizacao", "guia", [bytes(1)]],
  ["agendamentos_encerrado_fim", "estado", ["cancelado"]],
  ["agendamentos_respostas", "respostas", [bytes(200_001)]],
  ["agendamentos_seguranca", "seguranca", ["", "talvez"]],
  ["agendamentos_seguranca_respostas", "respostas", [bytes(1)]],
  ["agendamento_anexos_tipo", "tipo", ["", "html"]],
  ["agendamento_anexos_bytes", "bytes", [0, 10_485_761]],
  ["laudos_status_palavra", "status", ["", "pronto"]],
  ["laudo_versoes_bytes", "bytes", [0, 20_971_521]],
  ["laudo_versoes_sha256", "sha256", ["", "0".repeat(63), "G".repeat(64)]],
  ["laudo_versoes_desenho", "desenho", ["outro"]],
  ["laudo_versoes_integridade", "integridade", ["", "valida"]],
  ["acessos_pacientes_de_quem", "paciente_id", [null]],
  ["acessos_pacientes_via", "via", ["telefone"]],
  ["compartilhamentos_oque", "oque", ["", "tudo"]],
  ["compartilhamentos_criado_por", "criado_por", ["medico"]],
  ["compartilhamentos_erros", "erros", [-1, 6]],
  ["compartilhamentos_prova", "prova", [bytes(31)]],
  ["compartilhamentos_fim", "fim", ["pedido"], "encerrado_em is null"],
  ["compartilhamentos_fim_palavra", "fim", ["", "outro"], "encerrado_em is not null"],
  ["compartilhamento_aberturas_via", "via", ["carta"]],
  ["compartilhamento_aberturas_nome", "nome", [bytes(1001)]],
  ["estudos_origem", "origem", ["", "correio"]],
  ["estudos_dados", "dados", [bytes(10_001)]],
  ["estudos_divergencias", "divergencias", [`{${"x,".repeat(12)}x}`]],
  ["series_situacao", "situacao", ["", "perdida"]],
  ["series_modalidade", "modalidade", ["ct", "A".repeat(17)]],
  ["series_rotulo", "rotulo", [bytes(2_001)]],
  ["series_indice", "indice", [JSON.stringify("x".repeat(2_000_001))]],
  ["imagens_bytes", "bytes", [0, 1_073_741_825]],
  ["imagens_sha256", "sha256", [bytes(31)]],
  ["imagens_nome", "nome", [bytes(2_001)]],
  ["imagens_problema", "problema", ["", "outro"]],
  ["avisos_laudos_tipo", "tipo", ["em_analise", ""]],
  ["avisos_laudos_para", "para", ["medico", ""]],
  ["tentativas_acesso_tipo", "tipo", ["outra"]],
];
