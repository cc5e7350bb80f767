/** Which patient, guardian or family sees what. */
export const FAULTS = [
  {
    breaks: "A guardian's call takes another family's child out of it",
    file: "server/db/sql/functions/responsaveis.sql",
    find: "WHERE p.id = ANY (grandes) AND p.na_familia AND p.id = ANY (public.pacientes_do_acesso());",
    replace: "WHERE p.id = ANY (grandes) AND p.na_familia;",
    tests: ["server/data/laudos/family.db.test.ts"],
  },
  {
    breaks: "A guardian's access survives a change of a child's data",
    file: "server/db/sql/functions/acesso-do-paciente.sql",
    find: "AND (a.paciente_id = paciente OR a.responsavel_id = (SELECT p.responsavel_id FROM public.pacientes p WHERE p.id = paciente));",
    replace: "AND a.paciente_id = paciente;",
    tests: ["server/data/laudos/family-changes.db.test.ts"],
  },
  {
    breaks: "A code that was requested before a change of the birth date still opens the reports",
    file: "server/db/sql/functions/acesso-do-paciente.sql",
    find: "WHERE c.paciente_id = paciente AND c.usado_em IS NULL AND c.encerrado_em IS NULL;",
    replace:
      "WHERE c.paciente_id = paciente AND c.usado_em IS NOT NULL AND c.encerrado_em IS NULL;",
    tests: ["server/data/laudos/changed-patient.db.test.ts"],
  },
  {
    breaks: "An annulled report stays open in an access to all reports",
    file: "server/db/sql/functions/acesso-do-paciente.sql",
    find: "(a.documento = 'laudo:' || NEW.id OR a.documento IS NULL AND NEW.status = 'anulado');",
    replace: "a.documento = 'laudo:' || NEW.id;",
    tests: ["server/data/laudos/changed-patient.db.test.ts"],
  },
  {
    breaks: "A new e-mail of a patient leaves the former owner's accesses open",
    file: "server/db/sql/tables/pacientes.sql",
    find: "WHEN ((OLD.cpf, OLD.cpf_hash, OLD.data_nascimento, OLD.email, OLD.identidade_hash,\n      OLD.responsavel_id, OLD.responsavel_ate, OLD.responsavel_hash)\n    IS DISTINCT FROM (NEW.cpf, NEW.cpf_hash, NEW.data_nascimento, NEW.email, NEW.identidade_hash,",
    replace:
      "WHEN ((OLD.cpf, OLD.cpf_hash, OLD.data_nascimento, OLD.identidade_hash,\n      OLD.responsavel_id, OLD.responsavel_ate, OLD.responsavel_hash)\n    IS DISTINCT FROM (NEW.cpf, NEW.cpf_hash, NEW.data_nascimento, NEW.identidade_hash,",
    tests: ["server/data/laudos/changed-patient.db.test.ts"],
  },
  {
    breaks: "A protocol opens a report for anybody's CPF and birth date",
    file: "server/db/sql/functions/procura-do-paciente.sql",
    find: "WHERE l.protocolo_hash = protocolo AND (p.identidade_hash = identidade OR p.responsavel_hash = identidade);",
    replace: "WHERE l.protocolo_hash = protocolo;",
    tests: ["server/data/laudos/patient-access.db.test.ts"],
  },
  {
    breaks: "A child who has come of age is opened by the guardian's code",
    file: "server/db/sql/functions/procura-do-paciente.sql",
    find: "ELSE r.id = achado.responsavel_id AND p.na_familia AND p.responsavel_hash",
    replace: "ELSE r.id = achado.responsavel_id AND p.responsavel_hash",
    tests: ["server/data/laudos/family-changes.db.test.ts"],
  },
  {
    breaks: "A patient's reports show to whom only one was opened",
    file: "server/db/sql/tables/laudos.sql",
    find: " and coalesce((select documento from acesso_atual() where current_user = current_setting('role')) = 'laudo:' || id, true));",
    replace: ");",
    tests: ["server/data/laudos/patient-access.db.test.ts"],
  },
  {
    breaks: "A patient reads the PDF of an annulled report",
    file: "server/db/sql/tables/laudo-versoes.sql",
    find: "USING (id in (select versao_atual from laudos where status in ('liberado', 'retificado')));",
    replace: "USING (id in (select versao_atual from laudos));",
    tests: ["server/data/laudos/patient-rights.db.test.ts"],
  },
  {
    breaks: "A patient sees images before the report is released",
    file: "server/db/sql/tables/estudos.sql",
    find: "USING (laudo_id in (select id from laudos where status in ('liberado', 'retificado')));",
    replace: "USING (laudo_id in (select id from laudos));",
    tests: ["server/data/imagens/imagens.db.test.ts"],
  },
  {
    breaks: "Every patient's registration is shown to every patient",
    file: "server/db/sql/tables/pacientes.sql",
    find: "USING (id = ANY ((select pacientes_do_acesso() where current_user = current_setting('role'))::uuid[]));",
    replace: "USING (true);",
    tests: ["server/data/laudos/patient-rights.db.test.ts"],
  },
  {
    breaks: "The delivery of another patient's report is recorded as allowed",
    file: "server/db/sql/functions/entregas.sql",
    find: "WHERE l.id = laudo AND l.paciente_id = ANY (public.pacientes_do_acesso()) AND coalesce(atual.documento = 'laudo:' || l.id, true)\n      AND l.status",
    replace:
      "WHERE l.id = laudo AND coalesce(atual.documento = 'laudo:' || l.id, true)\n      AND l.status",
    tests: ["server/data/laudos/deliveries.db.test.ts"],
  },
];
