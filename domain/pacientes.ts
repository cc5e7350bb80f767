/** Pacientes: whose reports the clinic keeps. */
import { parseCpf } from "./cpf.ts";
import { day, nullableDay, nullableText, optionalEmail, requiredLine } from "./fields.ts";
import { recordForm } from "./record-forms.ts";
import { isTelefone, TELEFONE_INVALIDO } from "./telefone.ts";
import { z } from "./z.ts";

const PACIENTE_LIMITS = { nome: 160, telefone: 30 } as const;

export const PACIENTE_LABELS = {
  nome: "Nome",
  cpf: "CPF",
  data_nascimento: "Data de nascimento",
  email: "E-mail",
  telefone: "Telefone",
  responsavel_nome: "Nome do responsável",
  responsavel_cpf: "CPF do responsável",
  responsavel_ate: "Responsável até",
} as const;

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
    responsavel_ate: nullableDay("Data inválida"),
  }).superRefine((values, context) => {
    const guardian = ["responsavel_nome", "responsavel_cpf", "responsavel_ate"] as const;
    const missing = guardian.filter((name) => values[name] === null);
    if (missing.length === guardian.length) return;
    for (const name of missing) {
      context.addIssue({
        code: "custom",
        path: [name],
        message: "Preencha os três campos do responsável",
      });
    }
  });
}

export type PacienteValues = Omit<z.output<ReturnType<typeof pacienteForm>>, "versao">;

export interface Paciente extends PacienteValues {
  id: string;
  versao: number;
  criado_em: Date;
}

/** The last digits, for whoever compares: `•••.•••.•47-25`. */
export function cpfEnding(cpf: string | null): string {
  return cpf ? `•••.•••.•${cpf.slice(7, 9)}-${cpf.slice(9)}` : "sem CPF";
}

/** `M. C. S.`, as the slip names her. */
export function initialsOf(nome: string): string {
  const small = new Set(["da", "de", "do", "das", "dos", "e"]);
  return nome
    .split(/\s+/)
    .filter((word) => word !== "" && !small.has(word.toLowerCase()))
    .map((word) => `${[...word][0]?.toUpperCase()}.`)
    .join(" ");
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
