/**
 * The NOLOGIN roles that hold every grant; roles belong to the whole PostgreSQL server, so they are
 * made before migrating (server/db/logins/roles.ts) and only named here.
 */
import { pgRole } from "drizzle-orm/pg-core";

export const leitor = pgRole("clinica_leitor").existing();
/** clinica_recepcao is a member of this and of clinica_laudos: their policies are also its own. */
export const editor = pgRole("clinica_editor").existing();
export const laudos = pgRole("clinica_laudos").existing();
const recepcao = pgRole("clinica_recepcao").existing();
export const admin = pgRole("clinica_admin").existing();
export const sistema = pgRole("clinica_sistema").existing();
/** Whoever runs the server; a member of clinica_admin. */
export const operador = pgRole("clinica_operador").existing();

/** What signing in needs, and nothing of the clinic's content; no person has this role. */
export const auth = pgRole("clinica_entrada").existing();

/** Those who sign in, admin_master apart, whose policies say more. */
export const staff = [leitor, editor, laudos, recepcao];
