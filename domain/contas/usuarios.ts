import { STAFF_ROLES, type StaffRole } from "../permissions.ts";
import { recordForm } from "../registro/record-forms.ts";
import { email, requiredLine, requiredText } from "../texto/fields.ts";
import type { ThingEntry } from "../thing-entry.ts";
import { z } from "../z.ts";
import { senhaField } from "./senha.ts";

export const TIPOS_USUARIO = STAFF_ROLES;
export type TipoUsuario = StaffRole;

export const USUARIO_LIMITS = { nome: 160, email: 254 } as const;

export interface Usuario {
  id: string;
  nome: string;
  email: string;
  tipo_usuario: TipoUsuario;
  auth_user_id: string | null;
  criado_em: Date;
  versao: number;
}

const usuarioFields = {
  nome: requiredLine("Nome é obrigatório", USUARIO_LIMITS.nome),
  tipo_usuario: z.enum(TIPOS_USUARIO, "Tipo de Usuário é obrigatório"),
};

export const USUARIO_LABELS = {
  nome: "Nome Completo",
  tipo_usuario: "Tipo de Usuário",
} as const;

export const CONVITE_SEM_EMAIL =
  "O convite precisa do envio de e-mails, que não está configurado neste servidor (SMTP_URL).";

const SENHA_OBRIGATORIA = "Senha é obrigatória para novos usuários";

const newUsuarioFields = recordForm({
  ...usuarioFields,
  email: requiredText("Email é obrigatório", USUARIO_LIMITS.email).pipe(email()),
  convite: z
    .boolean()
    .optional()
    .transform((value) => value === true),
  senha: senhaField(SENHA_OBRIGATORIA).optional(),
});

export const newUsuarioForm = newUsuarioFields
  .refine(({ convite, senha }) => convite || senha !== undefined, {
    path: ["senha"],
    message: SENHA_OBRIGATORIA,
    when: ({ issues }) => !issues.some(({ path }) => path?.[0] === "senha"),
  })
  .transform(({ convite, senha, ...values }) => ({
    ...values,
    senha: convite ? undefined : senha,
  }));

/** The form cannot change the e-mail. An empty password leaves the current one unchanged. */
export const usuarioForm = recordForm({
  ...usuarioFields,
  senha: z.union([z.literal("").transform(() => undefined), senhaField()]).optional(),
});

export const TIPO_USUARIO_LABELS: Record<TipoUsuario, { nome: string; ajuda: string }> = {
  admin_master: {
    nome: "Administrador",
    ajuda: "Acesso total, incluindo o gerenciamento de usuários.",
  },
  editor: {
    nome: "Editor",
    ajuda:
      "Gerencia Home, Profissionais, Convênios, Exames e Blog; também Mensagens, Newsletter, Depoimentos, Mídia e Lixeira.",
  },
  leitor: {
    nome: "Leitor",
    ajuda:
      "Vê o Dashboard e lê Profissionais, Convênios, Exames e Blog, com o histórico; não muda nada.",
  },
  laudos: { nome: "Laudos", ajuda: "Cadastra pacientes e cuida dos laudos." },
  recepcao: { nome: "Recepção", ajuda: "Faz o trabalho do editor e o dos laudos." },
};

export const USUARIOS = {
  label: "Usuário",
  plural: "Usuários",
  article: "o",
  icon: "Users",
  name: "nome",
  below: "/:id",
  fields: {
    ...USUARIO_LABELS,
    email: "Email",
    tipo_usuario: {
      label: USUARIO_LABELS.tipo_usuario,
      values: Object.fromEntries(
        TIPOS_USUARIO.map((tipo) => [tipo, TIPO_USUARIO_LABELS[tipo].nome]),
      ) as Record<TipoUsuario, string>,
    },
    auth_user_id: { label: "Conta de acesso", isHidden: true },
    criado_em: "Criado em",
  },
} as const satisfies ThingEntry<Usuario>;

export function formatTipoUsuario(tipo: TipoUsuario): string {
  return Object.hasOwn(TIPO_USUARIO_LABELS, tipo) ? TIPO_USUARIO_LABELS[tipo].nome : tipo;
}
