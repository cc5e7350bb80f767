/** Minha conta: what one changes about one's own sign-in, each time with the password asked again. */

import { z } from "../z.ts";
import { secondFactorForm } from "./auth.ts";
import { SENHAS_DIFERENTES, senhaField } from "./senha.ts";

const senhaAtual = z
  .string("Digite a sua senha atual")
  .min(1, "Digite a sua senha atual")
  .max(4096);

export const ownSenhaForm = z
  .object({
    senha_atual: senhaAtual,
    senha: senhaField("Digite a nova senha"),
    confirmacao: z.string(SENHAS_DIFERENTES),
  })
  .refine(({ senha, confirmacao }) => senha === confirmacao, {
    path: ["confirmacao"],
    message: SENHAS_DIFERENTES,
    when: () => true,
  });

/** Turning a second factor on begins with the password … */
export const startSecondFactorForm = z.object({ senha_atual: senhaAtual });

/** … and ends with a code that proves the app. */
export const confirmSecondFactorForm = secondFactorForm;

/** Turning it off asks for both. */
export const stopSecondFactorForm = secondFactorForm.extend({ senha_atual: senhaAtual });

/** All that the forms of the second factor send. */
export const secondFactorForms = z.union([
  startSecondFactorForm,
  confirmSecondFactorForm,
  stopSecondFactorForm,
]);

/** Ends one session, or all the others. */
export const endSessionForm = z.object({
  id: z.string().optional(),
  outras: z.literal("sim").optional(),
});
