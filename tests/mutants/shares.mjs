/** What a shared link opens, for whom and how often. */
export const FAULTS = [
  {
    breaks: "A report that is not released can be shared",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "l.id = laudo AND l.status IN ('liberado', 'retificado'))\n    OR oque",
    replace: "l.id = laudo)\n    OR oque",
    tests: [
      "server/data/compartilhamentos/compartilhamentos.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "Anyone with an access ends any share",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "IF NOT public.pode_compartilhar(laudo) THEN RETURN false; END IF;\n  UPDATE",
    replace: "IF laudo IS NULL THEN RETURN false; END IF;\n  UPDATE",
    tests: [
      "server/data/compartilhamentos/compartilhamentos.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "An access to one report shares another of the same patient",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "AND l.paciente_id = ANY (public.pacientes_do_acesso()) AND coalesce(atual.documento = 'laudo:' || l.id, true));",
    replace: "AND l.paciente_id = ANY (public.pacientes_do_acesso()));",
    tests: [
      "server/data/compartilhamentos/compartilhamentos.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "A share ends at the sixth wrong PIN",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "encerrado_em = CASE WHEN c.erros + 1 >= 5",
    replace: "encerrado_em = CASE WHEN c.erros + 1 > 5",
    tests: [
      "server/data/compartilhamentos/compartilhamentos.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "A PIN is not asked of who types the code",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "IF NOT tem_senha THEN RETURN; END IF;",
    replace: "IF NOT tem_senha AND segredo IS NOT NULL THEN RETURN; END IF;",
    tests: [
      "server/data/compartilhamentos/compartilhamentos.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "A link whose key was altered opens the share",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "IF achado.prova IS DISTINCT FROM coalesce(prova, achado.prova) THEN RETURN; END IF;",
    replace: "",
    tests: [
      "server/data/compartilhamentos/compartilhamentos.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "A share of an annulled report still names the patient",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "LEFT JOIN public.laudos v ON v.id = l.id AND v.status IN ('liberado', 'retificado')",
    replace: "LEFT JOIN public.laudos v ON v.id = l.id",
    tests: [
      "server/data/compartilhamentos/compartilhamentos.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "A share of images alone also shows the PDF",
    file: "server/db/sql/functions/compartilhamentos.sql",
    find: "ON f.id = v.versao_atual AND c.oque <> 'imagens'",
    replace: "ON f.id = v.versao_atual",
    tests: [
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
      "tests/imagens-compartilhadas.db.test.ts",
    ],
  },
  {
    breaks: "A share of the report alone shows its images",
    file: "server/db/sql/functions/imagens-compartilhadas.sql",
    find: "WHERE a.oque <> 'laudo'",
    replace: "WHERE a.oque <> ''",
    tests: [
      "tests/imagens-compartilhadas.db.test.ts",
      "server/data/compartilhamentos/open-compartilhado.db.test.ts",
    ],
  },
  {
    breaks: "Shares stay open when the patient's data change",
    file: "server/db/sql/functions/acesso-do-paciente.sql",
    find: "  SELECT public.encerra_compartilhamentos(paciente)",
    replace: "  SELECT",
    tests: ["server/data/compartilhamentos/open-compartilhado.db.test.ts"],
  },
  {
    breaks: "A patient sees the shares of other patients",
    file: "server/db/sql/tables/compartilhamentos.sql",
    find: "USING (laudo_id in (select id from laudos));",
    replace: "USING (true);",
    tests: ["server/data/compartilhamentos/open-compartilhado.db.test.ts"],
  },
];
