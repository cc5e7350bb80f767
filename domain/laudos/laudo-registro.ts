import { pacienteForm } from "../pessoas/pacientes.ts";
import { optionalText } from "../texto/fields.ts";
import { z } from "../z.ts";
import { anulacaoForm, LAUDO_LIMITS, laudoForm, retificacaoForm } from "./laudos.ts";

const { paciente_id: _, versao, ...laudoFields } = laudoForm.shape;

/** The id of a PDF that was uploaded before the form was sent; blank if there is none. */
const sentPdf = z
  .union([z.literal(""), z.uuid("Envie o PDF de novo")])
  .optional()
  .transform((id) => id || null);

export const EXAME_FORA_DA_LISTA = "exame_fora_da_lista";

const unlisted = { [EXAME_FORA_DA_LISTA]: optionalText(LAUDO_LIMITS.exame) };

export const laudoComPdfForm = laudoForm.extend({ pdf: sentPdf, ...unlisted });

export const laudoSalvoForm = laudoComPdfForm.extend({ reservado: z.boolean().default(false) });

const arrival = {
  agendamento: z.uuid().optional(),
  agendamento_versao: z.coerce.number().int().positive().max(2_147_483_647).optional(),
};

function novoPacienteForm(today: string) {
  return pacienteForm(today).safeExtend({
    ...laudoFields,
    quem: z.literal("novo"),
    pdf: sentPdf,
    ...unlisted,
    ...arrival,
  });
}

const pacienteExistenteForm = laudoComPdfForm.extend({ quem: z.literal("existente"), ...arrival });

type Existente = typeof pacienteExistenteForm;
type Novo = ReturnType<typeof novoPacienteForm>;

export type NovoLaudo = z.output<Existente> | z.output<Novo>;

type NovoLaudoFields = Omit<z.input<Existente>, "quem"> &
  Omit<z.input<Novo>, "quem"> & { quem: "existente" | "novo" };

export function novoLaudoForm(today: string) {
  const either = z.discriminatedUnion("quem", [pacienteExistenteForm, novoPacienteForm(today)]);
  return either as unknown as z.ZodType<NovoLaudo, NovoLaudoFields>;
}

export const retificacaoComPdfForm = retificacaoForm.extend({
  pdf: z.uuid("Envie o PDF corrigido"),
});

export const movimentoForm = anulacaoForm.extend({ paciente_id: z.uuid("Escolha o paciente") });

export const novoProtocoloForm = z.object({ versao });

export const filaForm = z.discriminatedUnion("formulario", [
  z.object({
    formulario: z.literal("associar"),
    id: z.uuid(),
    laudo_id: z.uuid("Escolha o laudo"),
  }),
  z.object({ formulario: z.literal("excluir"), id: z.uuid() }),
]);

export const laudosBuscaForm = z.object({
  formulario: z.literal("buscar"),
  busca: optionalText(LAUDO_LIMITS.medico_responsavel),
  status: optionalText(20),
  medico: optionalText(LAUDO_LIMITS.medico_responsavel),
  exame: optionalText(LAUDO_LIMITS.exame),
  de: optionalText(10),
  ate: optionalText(10),
  paciente: optionalText(40),
  nao_abertos: optionalText(4),
});
