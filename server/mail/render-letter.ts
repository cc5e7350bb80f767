import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { parseLogo } from "#domain/midia/logo.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import type { Database } from "#server/db/open.ts";
import { LetterLogo } from "./letter-logo.ts";

/** Mail programs expect this doctype. Without it some of them lay out boxes differently. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

export function renderLetter(letter: ReactElement, logo?: LetterLogo): string {
  return DOCTYPE + renderToStaticMarkup(createElement(LetterLogo, { value: logo }, letter));
}

export async function getClinic(database: Database, origin: string) {
  const saved = await database.as({ role: "anonimo" }, getConfiguracoes);
  const { nome_clinica, email, logo_url } = saved ?? DEFAULT_CONFIGURACOES;
  const parsed = parseLogo(logo_url);
  const logo = parsed && { ...parsed, png: new URL(parsed.png, origin).href };
  return { clinic: nome_clinica, email, logo };
}
