import type { LoaderFunctionArgs } from "react-router";
import icon192Url from "#app/images/icons/icon-192.png?url";
import icon512Url from "#app/images/icons/icon-512.png?url";
import maskableUrl from "#app/images/icons/icon-512-maskable.png?url";
import { iconeFiles } from "#domain/midia/logo.ts";
import { readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { themeColour } from "../frame/theme-colour.ts";
import { fileAnswer } from "./file-answer.ts";

/** The number of characters that fit under an icon. */
const SHORT_AT_MOST = 12;

export async function loader({ context }: LoaderFunctionArgs) {
  const { nome_clinica, cores_principais, icone_url } = await readSettings(
    context.get(requestContext),
  );
  const own = iconeFiles(icone_url);
  const paper = themeColour(cores_principais);
  const manifest = {
    name: nome_clinica,
    short_name: shortName(nome_clinica),
    lang: "pt-BR",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    theme_color: paper,
    background_color: paper,
    icons: [
      { src: own?.[192] ?? icon192Url, sizes: "192x192", type: "image/png" },
      { src: own?.[512] ?? icon512Url, sizes: "512x512", type: "image/png" },
      {
        src: own?.maskable ?? maskableUrl,
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
  return fileAnswer(JSON.stringify(manifest), "application/manifest+json");
}

function shortName(nome: string): string {
  const [first = "", ...words] = nome.split(/\s+/);
  let short = first;
  for (const word of words) {
    if (`${short} ${word}`.length > SHORT_AT_MOST) break;
    short += ` ${word}`;
  }
  return short;
}
