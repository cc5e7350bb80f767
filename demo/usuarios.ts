import type { TipoUsuario } from "#domain/contas/usuarios.ts";

/** The password of every demonstration account, printed in the README. No check for common passwords applies to it. */
export const DEMO_SENHA = "demonstracao";

export const DEMO_USUARIOS: { nome: string; email: string; tipo_usuario: TipoUsuario }[] = [
  { nome: "Helena Duarte", email: "admin@clinica.test", tipo_usuario: "admin_master" },
  { nome: "Caio Menezes", email: "editor@clinica.test", tipo_usuario: "editor" },
  { nome: "Lívia Prado", email: "leitor@clinica.test", tipo_usuario: "leitor" },
  { nome: "Otávio Reis", email: "laudos@clinica.test", tipo_usuario: "laudos" },
  { nome: "Marina Falcão", email: "recepcao@clinica.test", tipo_usuario: "recepcao" },
];
