-- bench.linhas, bench.auditoria and bench.inscritos set the number of rows in trilha_pacientes, trilha and inscritos.

CREATE TEMP TABLE numerados AS
  SELECT row_number() OVER (ORDER BY criado_em, id) AS n, id AS laudo, paciente_id AS paciente FROM laudos;
ALTER TABLE numerados ADD PRIMARY KEY (n);
CREATE TEMP TABLE listas AS
  SELECT n / 20 AS lista, array_agg('laudo:' || laudo) AS laudos, array_agg(DISTINCT paciente) AS pacientes
  FROM numerados GROUP BY 1;
ALTER TABLE listas ADD PRIMARY KEY (lista);
ANALYZE numerados;
ANALYZE listas;

INSERT INTO avisos_laudos (id, laudo_id, tipo, criado_em, enviado_em)
  SELECT gen_random_uuid(), id, 'liberado', liberado_em, liberado_em FROM laudos WHERE status IN ('liberado', 'retificado');

INSERT INTO inscritos (email, consentimento, situacao, pedido_em, confirmado_em)
  SELECT 'assinante' || n || '@exemplo.com.br', '1', CASE WHEN n % 10 = 0 THEN 'saiu' WHEN n % 10 = 1 THEN 'pendente' ELSE 'confirmado' END,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  FROM generate_series(1, current_setting('bench.inscritos')::int) n;
INSERT INTO newsletter_envios (post_id, inscrito_id, situacao, enviado_em)
  SELECT p.id, i.id, 'enviado', now()
  FROM (SELECT id FROM blog_posts ORDER BY data_publicacao DESC LIMIT 8) p CROSS JOIN inscritos i
  WHERE i.situacao = 'confirmado' ON CONFLICT DO NOTHING;

INSERT INTO trilha (quando, usuario_id, usuario_nome, acao, coisa, registro, versao, antes, depois, de_onde, pedido)
  SELECT now() - (linhas - i) * (interval '5 years' / linhas), u.id, u.nome,
    CASE i % 2 WHEN 0 THEN 'criou' ELSE 'alterou' END, CASE i % 7 WHEN 0 THEN 'pacientes' ELSE 'laudos' END,
    d.laudo::text, 1 + i % 2, NULL, '{"campos": ["status", "liberado_em"]}', '203.0.113.7', md5(i::text)
  FROM (SELECT current_setting('bench.auditoria')::int AS linhas, (SELECT max(n) FROM numerados) AS laudos) s
  CROSS JOIN LATERAL generate_series(1, linhas) i
  JOIN numerados d ON d.n = 1 + i % laudos
  JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS vez, count(*) OVER () AS todos, id, nome FROM usuarios) u
    ON u.vez = i % u.todos;

-- Each line contains the hash of the line before it, so a running aggregate computes the hashes.
CREATE FUNCTION pg_temp.elo(anterior trilha_pacientes, linha trilha_pacientes, fim trilha_pacientes)
  RETURNS trilha_pacientes LANGUAGE plpgsql AS $$
BEGIN
  linha.anterior := coalesce(anterior.elo, fim.elo, '');
  linha.elo := public.elo_da_linha(linha);
  RETURN linha;
END $$;
CREATE AGGREGATE pg_temp.corrente(trilha_pacientes, trilha_pacientes) (SFUNC = pg_temp.elo, STYPE = trilha_pacientes);

-- Writes ten lines for each report: eight name this report, one names twenty reports, and one names only the patient.
DO $$
DECLARE
  de bigint := (SELECT coalesce(max(numero), 0) FROM trilha_pacientes);
  linhas bigint := current_setting('bench.linhas')::bigint;
  laudos bigint := (SELECT max(n) FROM numerados);
  acoes text[] := '{registrou_laudo,alterou_laudo,liberou_laudo,avisou_por_email,abriu_laudo,viu_laudo,abriu_laudo,viu_laudo,abriu_paciente,listou_laudos}';
  pessoa record;
  bloco CONSTANT int := 50000;
BEGIN
  SELECT id, nome INTO pessoa FROM usuarios WHERE tipo_usuario = 'laudos' LIMIT 1;
  FOR inicio IN 0 .. (linhas - 1) / bloco LOOP
    INSERT INTO trilha_pacientes
      SELECT (elo).* FROM (
        SELECT pg_temp.corrente(
          ROW(de + i, now() - (linhas - i) * (interval '5 years' / linhas), 'equipe', false, NULL::uuid, pessoa.id, pessoa.nome,
            acoes[1 + i % 10],
            CASE i % 10 WHEN 9 THEN l.pacientes ELSE ARRAY[d.paciente] END,
            CASE i % 10 WHEN 9 THEN l.laudos WHEN 8 THEN '{}'::text[] ELSE ARRAY['laudo:' || d.laudo] END,
            '{laudo}'::text[], '203.0.113.7', md5(i::text), NULL::bytea, NULL::bytea)::trilha_pacientes,
          (SELECT t FROM trilha_pacientes t ORDER BY numero DESC LIMIT 1)) OVER (ORDER BY i) AS elo
        FROM generate_series(1 + inicio * bloco, least((inicio + 1) * bloco, linhas)) i
        JOIN numerados d ON d.n = 1 + (i / 10) % laudos
        JOIN listas l ON l.lista = d.n / 20
        OFFSET 0) AS corrente;
  END LOOP;
END $$;
