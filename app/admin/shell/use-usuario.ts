import { createContext, use } from "react";
import type { TipoUsuario } from "#domain/contas/usuarios.ts";

export interface Usuario {
  id: string;
  nome: string;
  email: string;
  tipo_usuario: TipoUsuario;
}

export const UsuarioContext = createContext<Usuario | null>(null);

export function useKnownUsuario(): Usuario | null {
  return use(UsuarioContext);
}

export function useUsuario(): Usuario {
  const usuario = useKnownUsuario();
  if (!usuario) throw new Error("nobody is known to be signed in");
  return usuario;
}
