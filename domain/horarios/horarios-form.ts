import { listOf, requiredText } from "../texto/fields.ts";
import { z } from "../z.ts";
import { parseHora } from "./hora.ts";
import { DIAS, type Feriado, HORARIOS_LIMITS as LIMITS } from "./horarios.ts";

const MIDNIGHT = "24:00";
const WRONG = "Horário inválido";
const LONGEST = 20;

/** An invalid time ends the validation (`abort`), because the next checks compare times. */
const hora = z
  .string("Informe o horário")
  .max(LONGEST, { message: WRONG, abort: true })
  .transform((typed, context) => {
    const time = parseHora(typed);
    if (time) return time;
    context.addIssue({ code: "custom", message: WRONG });
    return z.NEVER;
  });

const abertura = hora.refine((time) => time !== MIDNIGHT, { message: WRONG, abort: true });

/** `0h` as the closing time means midnight at the end of the day. */
const fechamento = hora.transform((time) => (time === "00:00" ? MIDNIGHT : time));

const intervalo = z
  .object({ abre: abertura, fecha: fechamento })
  .refine(({ abre, fecha }) => abre < fecha, {
    path: ["fecha"],
    message: "O fechamento deve ser depois da abertura",
  });

function intervalosField(max: number) {
  return listOf(intervalo, max)
    .superRefine((intervals, { addIssue }) => {
      intervals.forEach((one, index) => {
        const overlaps = intervals
          .slice(0, index)
          .some((other) => one.abre < other.fecha && other.abre < one.fecha);
        const message = "Este horário se sobrepõe a outro do mesmo dia";
        if (overlaps) addIssue({ code: "custom", path: [index, "abre"], message });
      });
    })
    .transform((intervals) => [...intervals].sort((a, b) => (a.abre < b.abre ? -1 : 1)));
}

export function semanaField() {
  const intervalos = intervalosField(LIMITS.intervalos);
  return z.object(
    Object.fromEntries(DIAS.map((dia) => [dia, intervalos])) as Record<
      (typeof DIAS)[number],
      typeof intervalos
    >,
  );
}

export function feriadosField() {
  const feriado = z.object({
    data: z.iso.date("Data inválida"),
    nome: requiredText("Nome do feriado é obrigatório", LIMITS.feriado),
    intervalos: intervalosField(LIMITS.intervalos_feriado),
  });
  return listOf(feriado, LIMITS.feriados)
    .superRefine((feriados, { addIssue }) => {
      feriados.forEach(({ data }, index) => {
        const isSecond = feriados.findIndex((other) => other.data === data) < index;
        const message = "Esta data já está na lista";
        if (isSecond) addIssue({ code: "custom", path: [index, "data"], message });
      });
    })
    .transform((feriados) => [...feriados].sort(byDate));
}

function byDate(a: Feriado, b: Feriado): number {
  return a.data < b.data ? -1 : 1;
}
