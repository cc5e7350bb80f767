import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import type { Database } from "#server/db/open.ts";

/** Mail programs expect this doctype. Without it some of them lay out boxes differently. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function renderLetter(letter: ReactElement): string {
  return DOCTYPE + renderToStaticMarkup(letter);
}

export async function getClinicName(database: Database): Promise<string> {
  return (await getClinic(database)).clinic;
}

export async function getClinic(database: Database): Promise<{ clinic: string; email: string }> {
  const saved = await database.as({ role: "anonimo" }, getConfiguracoes);
  const { nome_clinica, email } = saved ?? DEFAULT_CONFIGURACOES;
  return { clinic: nome_clinica, email };
}
