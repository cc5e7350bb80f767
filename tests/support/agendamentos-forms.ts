import type { z } from "zod";
import { escolherForm, propostaForm } from "#domain/agenda/proposta.ts";
import {
  agendarForm,
  autorizacaoForm,
  confirmarForm,
  encerrarForm,
  exameForm,
  moverForm,
  pedirFotoForm,
  verPedidoForm,
} from "#domain/agendamentos/agendamentos.ts";

import { decidirForm, perguntasForm } from "#domain/agendamentos/seguranca.ts";

interface RandomForm {
  path: string;
  schema: z.ZodType;
  valid?: Readonly<Record<string, string>>;
}

const NOBODY = "00000000-0000-4000-8000-000000000000";
const TODAY = "2026-11-23";
const path = `/admin/agendamentos/${NOBODY}`;

export const AGENDAMENTOS_FORMS: readonly RandomForm[] = [
  {
    path: "/agendar",
    schema: agendarForm(TODAY),
    valid: { nome: "Ana", nascimento: "1980-05-17", telefone: "67999990000" },
  },
  { path: "/agendar/A-00000-00000", schema: verPedidoForm(TODAY) },
  { path: "/agendar/A-00000-00000", schema: escolherForm, valid: { formulario: "horario" } },
  {
    path: "/agendar/A-00000-00000",
    schema: perguntasForm,
    valid: { formulario: "perguntas", resposta_0: "sim" },
  },
  {
    path: `${path}/perguntas`,
    schema: perguntasForm,
    valid: { formulario: "perguntas", versao: "1" },
  },
  { path, schema: decidirForm, valid: { formulario: "decidir", versao: "1" } },
  { path: `${path}/propor`, schema: propostaForm, valid: { versao: "1" } },
  { path: "/admin/agendamentos", schema: moverForm },
  ...[moverForm, confirmarForm, autorizacaoForm, pedirFotoForm, encerrarForm, exameForm].map(
    (schema) => ({
      path,
      schema,
      valid: { formulario: schema.shape.formulario.value, versao: "1" },
    }),
  ),
];
