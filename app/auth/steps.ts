export const AUTH_STEPS = {
  entrar: { subtitle: "Acesso administrativo" },
  recuperar: { subtitle: "Recuperar senha" },
  codigo: { subtitle: "Confirmação em duas etapas" },
  senha: { subtitle: "Redefinir senha" },
} as const;

export type AuthStep = keyof typeof AUTH_STEPS;

/** The address of the new password's form is only in the e-mail. */
export const AUTH_PATHS = {
  entrar: "/auth",
  recuperar: "/auth?etapa=recuperar",
  codigo: "/auth?etapa=codigo",
} as const;
