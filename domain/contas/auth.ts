import { email } from "../texto/fields.ts";
import { z } from "../z.ts";
import { SENHA_CURTA, SENHA_LIMITS, SENHAS_DIFERENTES, senhaField } from "./senha.ts";

export const LINK_INVALIDO = "Link inválido ou expirado.";
export const CODIGO_INVALIDO = "Código inválido";

export const loginForm = z.object({
  email: email(),
  // No maximum is checked here, because a password that is too long is simply wrong.
  senha: z.string(SENHA_CURTA).min(SENHA_LIMITS.minima, SENHA_CURTA),
});

export const recoveryForm = z.object({ email: email() });

export const newSenhaForm = z
  .object({ senha: senhaField(), confirmacao: z.string(SENHAS_DIFERENTES) })
  .refine(({ senha, confirmacao }) => senha === confirmacao, {
    path: ["confirmacao"],
    message: SENHAS_DIFERENTES,
    when: () => true,
  });

export const secondFactorForm = z.object({
  codigo: z
    .string(CODIGO_INVALIDO)
    .transform((value) => value.replace(/[\s-]/g, "").toLowerCase())
    .transform((value) => value.replace(/^(\w{5})(\w{5})$/, "$1-$2"))
    .pipe(z.string().regex(/^(?:\d{6}|[a-z0-9]{5}-[a-z0-9]{5})$/i, CODIGO_INVALIDO)),
});

export const signInForms = z.union([loginForm, secondFactorForm]);

export const authForms = z.union([
  z.object({ acao: z.string() }),
  loginForm,
  secondFactorForm,
  recoveryForm,
  newSenhaForm,
]);

export function tooManyAttempts(minutes: number): string {
  const wait = minutes === 1 ? "1 minuto" : `${minutes} minutos`;
  return `Muitas tentativas. Tente novamente em ${wait}.`;
}
