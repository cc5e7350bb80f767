import { data, type LoaderFunctionArgs } from "react-router";
import { coloursHref } from "#domain/clinica/colours-href.ts";
import { footerText } from "#domain/clinica/footer-text.ts";
import { FERIADOS_SHOWN, type Feriado } from "#domain/horarios/horarios.ts";
import { iconeFiles, parseLogo } from "#domain/midia/logo.ts";
import { clockOffset, isoDate } from "#domain/texto/datas.ts";
import { readFlash } from "#server/http/cookies/flash.ts";
import { readIsSignedIn, readSettings } from "#server/http/public-read.ts";
import { type RequestContext, requestContext } from "#server/http/request-context.ts";

export async function loadLayout({ context: routerContext, request }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const [site, isSignedIn] = await Promise.all([
    loadSite(context, new URL(request.url).pathname),
    readIsSignedIn(context, request),
  ]);
  const { flash, headers } = readFlash(context, request);
  return data({ ...site, isSignedIn, flash }, { headers });
}

export async function loadSite(context: RequestContext, path: string) {
  const { horarios, feriados, ...clinic } = await readSettings(context);
  const near = coming(feriados);
  return {
    clinic: { ...clinic, texto_rodape: footerText(clinic, new Date()) },
    logo: parseLogo(clinic.logo_url),
    icones: iconeFiles(clinic.icone_url),
    horarios,
    feriados: near,
    hours: {
      semana: horarios.recepcao,
      feriados: near.map(({ data, intervalos }) => ({ data, intervalos })),
      fuso: clockOffset(new Date()),
    },
    origin: context.origin,
    path,
    coloursHref: coloursHref(clinic.cores_principais),
  };
}

function coming(feriados: Feriado[]): Feriado[] {
  const today = isoDate(new Date());
  return feriados
    .filter(({ data }) => data >= today)
    .sort((a, b) => (a.data < b.data ? -1 : 1))
    .slice(0, Math.max(...Object.values(FERIADOS_SHOWN)));
}
