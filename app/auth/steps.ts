export const AUTH_STEPS = {
  entrar: { subtitle: "Acesso administrativo" },
  recuperar: { subtitle: "Recuperar senha" },
  codigo: { subtitle: "Confirmação em duas etapas" },
  senha: { subtitle: "Redefinir senha" },
} as const;

export type AuthStep = keyof typeof AUTH_STEPS;

/** The form for a new password is missing here, because only the e-mail contains its URL. */
export const AUTH_PATHS = {
  entrar: "/auth",
  recuperar: "/auth?etapa=recuperar",
  codigo: "/auth?etapa=codigo",
} as const;
