/** The forms around a report that carry more than the report: its PDF, and a patient made with it. */

import { pacienteForm } from "../pessoas/pacientes.ts";
import { optionalText } from "../texto/fields.ts";
import { z } from "../z.ts";
import { anulacaoForm, LAUDO_LIMITS, laudoForm, retificacaoForm } from "./laudos.ts";

const { paciente_id: _, versao, ...laudoFields } = laudoForm.shape;

/** A PDF that was sent before the form: the id of its version. Blank for none. */
const sentPdf = z
  .union([z.literal(""), z.uuid("Envie o PDF de novo")])
  .optional()
  .transform((id) => id || null);

/** The exam of which the form has said that the clinic's list does not have it. */
export const EXAME_FORA_DA_LISTA = "exame_fora_da_lista";

const unlisted = { [EXAME_FORA_DA_LISTA]: optionalText(LAUDO_LIMITS.exame) };

/** An existing report. */
export const laudoComPdfForm = laudoForm.extend({ pdf: sentPdf, ...unlisted });

/** @param today YYYY-MM-DD in the clinic's time zone */
function novoPacienteForm(today: string) {
  return pacienteForm(today).safeExtend({
    ...laudoFields,
    quem: z.literal("novo"),
    pdf: sentPdf,
    ...unlisted,
  });
}

const pacienteExistenteForm = laudoComPdfForm.extend({ quem: z.literal("existente") });

type Existente = typeof pacienteExistenteForm;
type Novo = ReturnType<typeof novoPacienteForm>;

export type NovoLaudo = z.output<Existente> | z.output<Novo>;

/** Every field that the form may show. */
type NovoLaudoFields = Omit<z.input<Existente>, "quem"> &
  Omit<z.input<Novo>, "quem"> & { quem: "existente" | "novo" };

/** A new report, of a patient who is there or of one who is made with it. */
export function novoLaudoForm(today: string) {
  const either = z.discriminatedUnion("quem", [pacienteExistenteForm, novoPacienteForm(today)]);
  return either as unknown as z.ZodType<NovoLaudo, NovoLaudoFields>;
}

export const retificacaoComPdfForm = retificacaoForm.extend({
  pdf: z.uuid("Envie o PDF corrigido"),
});

/** Away from the wrong patient. */
export const movimentoForm = anulacaoForm.extend({ paciente_id: z.uuid("Escolha o paciente") });

export const novoProtocoloForm = z.object({ versao });

/** Puts a waiting PDF to its report, or throws it away. */
export const filaForm = z.discriminatedUnion("formulario", [
  z.object({
    formulario: z.literal("associar"),
    id: z.uuid(),
    laudo_id: z.uuid("Escolha o laudo"),
  }),
  z.object({ formulario: z.literal("excluir"), id: z.uuid() }),
]);

/** What a list of reports is asked, as form and address carry it. */
export const laudosBuscaForm = z.object({
  formulario: z.literal("buscar"),
  busca: optionalText(LAUDO_LIMITS.medico_responsavel),
  status: optionalText(20),
  paciente: optionalText(40),
  nao_abertos: optionalText(4),
});
