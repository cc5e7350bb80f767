import { isTelefone, TELEFONE_INVALIDO } from "../clinica/telefone.ts";
import { recordForm } from "../registro/record-forms.ts";
import { day, nullableDay, nullableText, optionalEmail, requiredLine } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { parseCpf } from "./cpf.ts";

const PACIENTE_LIMITS = { nome: 160, telefone: 30 } as const;

export const PACIENTE_LABELS = {
  nome: "Nome",
  cpf: "CPF",
  data_nascimento: "Data de nascimento",
  email: "E-mail",
  telefone: "Telefone",
  responsavel_nome: "Nome do responsável",
  responsavel_cpf: "CPF do responsável",
  responsavel_email: "E-mail do responsável",
  responsavel_ate: "Responsável até",
} as const;

export const CPF_DO_PROPRIO_PACIENTE = "Este é o CPF do próprio paciente";

const ADULT_AGE = 18;
const DISCERNMENT_AGE = 16;
const EARLIEST = "1900-01-01";

/** @param today YYYY-MM-DD in the clinic's time zone */
export function pacienteForm(today: string) {
  return recordForm({
    nome: requiredLine("Nome é obrigatório", PACIENTE_LIMITS.nome),
    cpf: nullableCpf(),
    data_nascimento: day("Data de nascimento inválida").refine(
      (date) => date >= EARLIEST && date <= today,
      "Data de nascimento inválida",
    ),
    email: optionalEmail("E-mail inválido").transform((typed) => typed || null),
    telefone: nullableText(PACIENTE_LIMITS.telefone).refine(
      (typed) => typed === null || isTelefone(typed),
      TELEFONE_INVALIDO,
    ),
    responsavel_nome: nullableText(PACIENTE_LIMITS.nome),
    responsavel_cpf: nullableCpf(),
    responsavel_email: optionalEmail("E-mail inválido").transform((typed) => typed || null),
    responsavel_ate: nullableDay("Data inválida"),
  })
    .overwrite((values) => {
      const { responsavel_nome, responsavel_cpf, responsavel_ate, data_nascimento } = values;
      if (responsavel_ate !== null || (responsavel_nome ?? responsavel_cpf) === null) return values;
      return { ...values, responsavel_ate: guardianUntil(data_nascimento, today) ?? null };
    })
    .superRefine((values, context) => {
      const { responsavel_nome, responsavel_cpf, responsavel_email, responsavel_ate } = values;
      if ((responsavel_nome ?? responsavel_cpf ?? responsavel_email ?? responsavel_ate) === null) {
        return;
      }
      const refuse = (name: string, message: string) =>
        context.addIssue({ code: "custom", path: [name], message });
      // The guardian's name may be missing, because a known guardian is found by the CPF.
      if (responsavel_cpf === null) refuse("responsavel_cpf", "Informe o CPF do responsável");
      if (responsavel_cpf !== null && responsavel_cpf === values.cpf) {
        refuse("responsavel_cpf", CPF_DO_PROPRIO_PACIENTE);
      }
      if (responsavel_ate === null) {
        refuse("responsavel_ate", "O paciente já tem 18 anos: informe até quando");
      }
    });
}

/** @returns the day on which the patient comes of age; undefined if that day is past. All days are YYYY-MM-DD. */
export function guardianUntil(birth: string, today: string): string | undefined {
  const day = birthday(birth, ADULT_AGE);
  return day !== undefined && day > today ? day : undefined;
}

/** True at 16 and 17 years, when the reports are the patient's alone unless staff say otherwise (Código de Ética Médica, art. 74). */
export function hasDiscernment(birth: string, today: string): boolean {
  const day = birthday(birth, DISCERNMENT_AGE);
  return day !== undefined && day <= today && guardianUntil(birth, today) !== undefined;
}

/** @returns undefined if `birth` is not a date. A person born on a leap day has the birthday on 1 March. */
function birthday(birth: string, age: number): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(birth) ?? [];
  if (year === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year) + age, Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10);
}

/** True up to and including the guardian's last day, on which the guardian's CPF still opens the patient's reports. */
export function hasGuardian(responsavel_ate: string | null, today: string): boolean {
  return responsavel_ate !== null && responsavel_ate >= today;
}

/** True while the guardian's code opens the patient's reports together with those of brothers and sisters. */
export function isInFamily(
  { data_nascimento, responsavel_ate }: Pick<PacienteValues, "data_nascimento" | "responsavel_ate">,
  today: string,
): boolean {
  const isMinor = guardianUntil(data_nascimento, today) !== undefined;
  return isMinor && hasGuardian(responsavel_ate, today);
}

export const responsavelForm = z.object({ cpf: requiredCpf() });

export type PacienteValues = Omit<z.output<ReturnType<typeof pacienteForm>>, "versao">;

export interface Paciente extends PacienteValues {
  id: string;
  responsavel_id: string | null;
  versao: number;
  criado_em: Date;
}

export function cpfEnding(cpf: string | null): string {
  return cpf ? `•••.•••.•${cpf.slice(7, 9)}-${cpf.slice(9)}` : "sem CPF";
}

export function initialsOf(nome: string): string {
  const small = new Set(["da", "de", "do", "das", "dos", "e"]);
  return nome
    .split(/\s+/)
    .filter((word) => word !== "" && !small.has(word.toLowerCase()))
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(" ");
}

function requiredCpf() {
  return nullableCpf().pipe(z.string("CPF inválido"));
}

function nullableCpf() {
  return z
    .string("CPF inválido")
    .max(40, "CPF inválido")
    .nullish()
    .transform((typed, context) => {
      if (!typed?.trim()) return null;
      const parsed = parseCpf(typed);
      if (parsed === undefined) context.addIssue({ code: "custom", message: "CPF inválido" });
      return parsed ?? z.NEVER;
    });
}

export const PACIENTES = {
  label: "Paciente",
  plural: "Pacientes",
  article: "o",
  icon: "user",
  name: null,
  isPersonal: true,
  below: "/:id",
  fields: { ...PACIENTE_LABELS, responsavel_id: "Responsável", criado_em: "Criado em" },
} as const satisfies ThingEntry<Paciente>;
