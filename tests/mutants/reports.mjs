/** Release, correction, move and annulment of reports, and the notices of them. */
export const FAULTS = [
  {
    breaks: "A PDF changed after its signature is released without a person's confirmation",
    file: "server/db/sql/functions/laudos.sql",
    find: "(e_outra OR era <> NEW.status) AND pdf.nao_lida",
    replace: "era <> NEW.status AND e_outra AND pdf.nao_lida",
    tests: ["server/data/laudos/verificacao.db.test.ts"],
  },
  {
    breaks: "A released report gets another patient",
    file: "server/db/sql/functions/laudos.sql",
    find: "WHEN era <> 'em_analise' AND NEW.paciente_id <> OLD.paciente_id THEN 'laudos_paciente_fixo'",
    replace:
      "WHEN era = 'anulado' AND NEW.paciente_id <> OLD.paciente_id THEN 'laudos_paciente_fixo'",
    tests: ["server/data/laudos/laudos.db.test.ts"],
  },
  {
    breaks: "The PDF of one report is released as another's",
    file: "server/db/sql/functions/laudos.sql",
    find: "WHEN NEW.versao_atual IS NOT NULL AND pdf.laudo_id IS DISTINCT FROM NEW.id THEN 'laudos_versao_propria'",
    replace:
      "WHEN NEW.versao_atual IS NOT NULL AND pdf.laudo_id IS NULL THEN 'laudos_versao_propria'",
    tests: ["server/data/laudos/laudos.db.test.ts"],
  },
  {
    breaks: "The document of an annulled report is verified as current",
    file: "server/db/sql/functions/verificacao.sql",
    find: "CASE WHEN l.status = 'anulado' THEN 'anulada' WHEN v.substituida_em",
    replace: "CASE WHEN v.substituida_em",
    tests: ["server/data/laudos/verificacao.db.test.ts"],
  },
  {
    breaks: "A report is released over another person's change",
    file: "server/data/laudos/release.ts",
    find: 'if (laudo.versao !== versao) return { status: "conflict" };',
    replace: "",
    tests: ["server/data/laudos/laudos.db.test.ts"],
  },
  {
    breaks: "A moved report keeps its images",
    file: "server/data/laudos/release.ts",
    find: "  await releaseEstudos(tx, old.id);\n",
    replace: "",
    tests: ["server/data/imagens/imagens.db.test.ts"],
  },
  {
    breaks: "A guardian gets the code of a child who came of age",
    file: "server/data/laudos/notices.ts",
    find: "return isInFamily(paciente, isoDate(now)) ? (responsavel.email ?? undefined) : undefined;",
    replace: "return responsavel.email ?? undefined;",
    tests: ["server/data/laudos/family-changes.db.test.ts"],
  },
  {
    breaks: "A code goes to the child's own address",
    file: "server/data/laudos/notices.ts",
    find: "if (!responsavel) return paciente.email ?? undefined;",
    replace: "if (!responsavel || paciente.email) return paciente.email ?? undefined;",
    tests: ["server/data/laudos/family.db.test.ts"],
  },
  {
    breaks: "A moved report shows its exam and doctor to the wrong patient",
    file: "server/data/laudos/patient-access.ts",
    find: "if (laudo.movido_para === null) return laudo;",
    replace: "return laudo;",
    tests: ["server/data/laudos/patient-rights.db.test.ts"],
  },
  {
    breaks: "The validator's link lives for ever",
    file: "server/portal/verify.ts",
    find: "Number(ate) * 1000 < Date.now()",
    replace: "Number(ate) < 0",
    tests: ["app/site/verificar/documento.db.test.ts"],
  },
];
