/** Who is signed in, as the frame around every screen knows it. */
import { useRouteLoaderData } from "react-router";
import type { TipoUsuario } from "#domain/usuarios.ts";

interface Usuario {
  id: string;
  nome: string;
  email: string;
  tipo_usuario: TipoUsuario;
}

export function useUsuario(): Usuario {
  const { usuario } = useRouteLoaderData("admin/shell/layout") as { usuario: Usuario };
  return usuario;
}
