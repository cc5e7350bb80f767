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

export const startSecondFactorForm = z.object({ senha_atual: senhaAtual });

export const confirmSecondFactorForm = secondFactorForm;

export const stopSecondFactorForm = secondFactorForm.extend({ senha_atual: senhaAtual });

export const secondFactorForms = z.union([
  startSecondFactorForm,
  confirmSecondFactorForm,
  stopSecondFactorForm,
]);

export const endSessionForm = z.object({
  id: z.string().optional(),
  outras: z.literal("sim").optional(),
});
