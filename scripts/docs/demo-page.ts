import { DEMO_IMAGENS } from "#demo/content/imagens.ts";
import { DEMO_LAUDOS } from "#demo/content/laudos.ts";
import { accessCpf, DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { DEMO_SENHA, DEMO_USUARIOS } from "#demo/usuarios.ts";
import { type Capability, STAFF } from "#domain/permissions.ts";
import { formatCpf } from "#domain/pessoas/cpf.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { markdownTable } from "./markdown-table.ts";

const HEAD = `# The demonstration

\`npm run demo\` fills a data folder of its own (\`data/demo\`) with a fictitious clinic, \`npm run dev -- --demo\` serves the
same one from its source. Remove the folder to start again. It answers only this machine, because everybody knows its
passwords. All people, doctors, insurers and articles are invented. \`npm run docs\` writes this page from \`demo/\`.
`;

const PATIENTS = `## Patients

At \`/resultados\` each of them opens reports by CPF, birth date and protocol, or without the protocol by a code that
arrives as a file in \`data/demo/outbox\` (those without an e-mail get none). The CPF of a child is the guardian's.
Four states: \`em_analise\` (not released), \`liberado\` (released), \`retificado\` (corrected), \`anulado\` (annulled).
`;

const MAY: Record<Capability, string> = {
  painel: "sees the dashboard",
  consulta: "reads the lists of doctors, insurers, exams and articles",
  conteudo: "edits the site and sends the newsletter",
  mensagens: "answers messages",
  pacientes: "keeps appointments, patients, reports and images",
  administracao: "changes settings, legal texts and users, reads the audit trail",
};

export function demoPage(): string {
  const signIns = DEMO_USUARIOS.map(({ nome, email, tipo_usuario }) => [
    `\`${email}\``,
    nome,
    `\`${tipo_usuario}\``,
    STAFF[tipo_usuario].map((capability) => MAY[capability]).join("; "),
  ]);
  return [
    HEAD,
    `## Staff\n\nFive sign-ins at \`/auth\`, all with the password \`${DEMO_SENHA}\`:\n`,
    `${markdownTable(["e-mail", "name", "role", "may"], signIns)}\n`,
    PATIENTS,
    `${markdownTable(["patient", "CPF", "birth date", "protocols"], DEMO_PACIENTES.map(patientRow))}\n`,
  ].join("\n");
}

function patientRow(patient: (typeof DEMO_PACIENTES)[number], index: number): string[] {
  const reports = DEMO_LAUDOS.flatMap(({ paciente, protocolo, status }, at) => {
    if (paciente !== index) return [];
    const images = DEMO_IMAGENS.some(({ laudo }) => laudo === at) ? ", images" : "";
    return [`\`${protocolo}\` ${status}${images}`];
  });
  const cpf = formatCpf(accessCpf(patient)) + (patient.cpf === null ? " (guardian's)" : "");
  return [patient.nome, cpf, formatDay(patient.data_nascimento), reports.join("<br>")];
}
