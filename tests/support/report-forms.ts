import type { z } from "zod";
import { compartilharForm } from "#domain/compartilhamentos/compartilhamentos.ts";
import { ligarForm } from "#domain/imagens/forms.ts";
import {
  filaForm,
  laudoComPdfForm,
  laudosBuscaForm,
  movimentoForm,
  novoLaudoForm,
  novoProtocoloForm,
  retificacaoComPdfForm,
} from "#domain/laudos/laudo-registro.ts";
import { anulacaoForm, desfazAvisoForm, liberacaoForm } from "#domain/laudos/laudos.ts";
import { pacienteForm, responsavelForm } from "#domain/pessoas/pacientes.ts";
import { editResponsavelForm } from "#domain/pessoas/responsaveis.ts";

const NOBODY = "00000000-0000-4000-8000-000000000000";
const LAUDO = `/admin/laudos/${NOBODY}`;
const LINK = { estudo: NOBODY, protocolo: "2026-AB3CD-9EFGH", data_nascimento: "01/02/1980" };
const TODAY = "2026-11-22";
const paciente = { nome: "Ana Prado", cpf: "529.982.247-25", data_nascimento: "01/02/1980" };

export const REPORT_FORMS: readonly {
  path: string;
  schema: z.ZodType;
  valid?: Readonly<Record<string, string>>;
}[] = [
  { path: "/admin/pacientes", schema: laudosBuscaForm, valid: { formulario: "buscar" } },
  { path: "/admin/pacientes/novo", schema: pacienteForm(TODAY), valid: paciente },
  { path: `/admin/pacientes/${NOBODY}`, schema: pacienteForm(TODAY), valid: paciente },
  { path: "/admin/pacientes/procurar", schema: laudosBuscaForm },
  {
    path: `/admin/pacientes/responsaveis/${NOBODY}`,
    schema: editResponsavelForm,
    valid: { nome: "Rui", cpf: "529.982.247-25", versao: "1" },
  },
  { path: "/admin/pacientes/responsavel", schema: responsavelForm },
  { path: "/admin/laudos/procurar", schema: laudosBuscaForm },
  { path: "/admin/laudos", schema: laudosBuscaForm, valid: { formulario: "buscar" } },
  {
    path: "/admin/laudos/novo",
    schema: novoLaudoForm(TODAY),
    valid: { quem: "novo", ...paciente },
  },
  { path: LAUDO, schema: laudoComPdfForm, valid: { versao: "1" } },
  { path: `${LAUDO}/liberar`, schema: liberacaoForm, valid: { data_nascimento: "01/02/1980" } },
  { path: `${LAUDO}/retificar`, schema: retificacaoComPdfForm },
  {
    path: `${LAUDO}/compartilhar`,
    schema: compartilharForm,
    valid: { pedido: NOBODY, oque: "laudo", dias: "7" },
  },
  { path: `${LAUDO}/anular`, schema: anulacaoForm },
  { path: `${LAUDO}/aviso`, schema: desfazAvisoForm },
  { path: `${LAUDO}/mover`, schema: movimentoForm },
  { path: `${LAUDO}/protocolo`, schema: novoProtocoloForm, valid: { versao: "1" } },
  { path: "/admin/imagens", schema: ligarForm, valid: LINK },
  { path: `${LAUDO}/imagens`, schema: ligarForm, valid: LINK },
  { path: "/admin/laudos/envios", schema: filaForm, valid: { formulario: "excluir", id: NOBODY } },
];
