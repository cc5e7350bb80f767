/** Appointments: requests, slots, reminders and the waiting list. */
export const FAULTS = [
  {
    breaks: "A patient may confirm a request that has no slot yet",
    file: "domain/agendamentos/estados.ts",
    find: '    novo: ["cancelado"],\n',
    replace: '    novo: ["cancelado", "confirmado"],\n',
    tests: [
      "domain/agendamentos/estados.test.ts",
      "server/data/agendamentos/agendamentos.db.test.ts",
    ],
  },
  {
    breaks: "A red answer leaves the request free to be confirmed",
    file: "domain/agendamentos/seguranca.ts",
    find: 'some(({ isRed }) => isRed))) return "decidir";',
    replace: 'every(({ isRed }) => isRed))) return "decidir";',
    tests: ["domain/agendamentos/seguranca.test.ts"],
  },
  {
    breaks: "A request with a red answer is confirmed before anybody has decided",
    file: "server/db/sql/functions/agendamentos.sql",
    find: "NEW.seguranca IN ('decidir', 'impedido') THEN",
    replace: "NEW.seguranca IN ('impedido') THEN",
    tests: [
      "server/data/agendamentos/agendamentos.db.test.ts",
      "server/data/agenda/horarios.db.test.ts",
    ],
  },
  {
    breaks: "A request's code opens it with any birth date",
    file: "server/db/sql/functions/agendamentos.sql",
    find: "WHERE a.codigo_hash = codigo AND a.nascimento_hash = nascimento;",
    replace: "WHERE a.codigo_hash = codigo;",
    tests: ["server/data/agendamentos/agendamentos.db.test.ts"],
  },
  {
    breaks: "A patient confirms a slot that was proposed to another",
    file: "server/db/sql/functions/agenda.sql",
    find: "WHERE h.id = horario AND h.agendamento_id = este AND h.estado",
    replace: "WHERE h.id = horario AND h.estado",
    tests: ["server/data/agenda/horarios.db.test.ts"],
  },
  {
    breaks: "A cancelled request keeps its slot",
    file: "server/db/sql/tables/agenda-horarios.sql",
    find: "WHEN (NEW.estado NOT IN ('proposto', 'confirmado', 'chegou', 'faltou'))",
    replace: "WHEN (NEW.estado NOT IN ('proposto', 'confirmado', 'chegou', 'faltou', 'cancelado'))",
    tests: ["server/data/agenda/horarios.db.test.ts"],
  },
  {
    breaks: "A link shows the files of every request",
    file: "server/db/sql/tables/agendamentos.sql",
    find: "CREATE POLICY agendamento_anexos_do_link ON agendamento_anexos FOR SELECT TO clinica_paciente\n  USING (agendamento_id = (select agendamento_do_acesso() where current_user = current_setting('role')));",
    replace:
      "CREATE POLICY agendamento_anexos_do_link ON agendamento_anexos FOR SELECT TO clinica_paciente\n  USING (true);",
    tests: ["server/data/agendamentos/agendamentos.db.test.ts"],
  },
  {
    breaks: "A link shows the slots of every request",
    file: "server/db/sql/tables/agenda-horarios.sql",
    find: "USING (agendamento_id = (select agendamento_do_acesso() where current_user = current_setting('role')));",
    replace: "USING (true);",
    tests: ["server/data/agenda/horarios.db.test.ts"],
  },
  {
    breaks: "A person with an open safety question is offered a freed hour",
    file: "server/data/agenda/lista-espera.ts",
    find: '        notInArray(table.seguranca, ["decidir", "impedido"]),\n',
    replace: "",
    tests: ["server/data/agenda/lista-espera.db.test.ts"],
  },
  {
    breaks: "A request takes a step that its state does not have",
    file: "server/data/agendamentos/change-agendamento.ts",
    find: "if (!isAllowed || (seguranca && !answers)) throw new NotAllowed();",
    replace: "if (seguranca && !answers) throw new NotAllowed();",
    tests: ["server/data/agendamentos/agendamentos.db.test.ts"],
  },
  {
    breaks: "An answer of the patient undoes the staff's decision",
    file: "server/db/sql/functions/agendamentos.sql",
    find: "AND (responde_perguntas.seguranca <> 'respondidas' OR a.seguranca IN ('sem', 'respondidas'));",
    replace: ";",
    tests: ["server/data/agendamentos/perguntas.db.test.ts"],
  },
];
