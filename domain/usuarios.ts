/** Usuários: the clinic's own people, who sign in to the back office. */
import { z } from "zod";
import { email, requiredText } from "./fields.ts";

export const TIPOS_USUARIO = ["admin_master", "editor", "leitor", "laudos", "recepcao"] as const;
type TipoUsuario = (typeof TIPOS_USUARIO)[number];

export const USUARIO_LIMITS = { nome: 160, email: 254, senhaMinima: 6, senhaMaxima: 128 } as const;

export interface Usuario {
  id: string;
  nome: string;
  email: string;
  tipo_usuario: TipoUsuario;
  /** The account that signs in; null while there is none. */
  auth_user_id: string | null;
  criado_em: Date;
}

const usuarioFields = {
  nome: requiredText("Nome é obrigatório", USUARIO_LIMITS.nome),
  tipo_usuario: z.enum(TIPOS_USUARIO, "Tipo de Usuário é obrigatório"),
};

function senha(missing: string) {
  return z
    .string(missing)
    .min(1, missing)
    .min(USUARIO_LIMITS.senhaMinima, "Mínimo 6 caracteres")
    .max(USUARIO_LIMITS.senhaMaxima, `Use no máximo ${USUARIO_LIMITS.senhaMaxima} caracteres`);
}

export const newUsuarioForm = z.object({
  ...usuarioFields,
  email: requiredText("Email é obrigatório", USUARIO_LIMITS.email).pipe(email()),
  senha: senha("Senha é obrigatória para novos usuários"),
});

/** The e-mail never changes; the password only when one was typed. */
export const usuarioForm = z.object({
  ...usuarioFields,
  senha: z
    .union([z.literal("").transform(() => undefined), senha("Mínimo 6 caracteres")])
    .optional(),
});
