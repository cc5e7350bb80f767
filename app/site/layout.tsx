/** Everything around a public page: header, footer and, on phones, the bottom bar. */
import { data, type LoaderFunctionArgs, Outlet, useMatches } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { coloursHref } from "#domain/colours-href.ts";
import { clockOffset, isoDate } from "#domain/datas.ts";
import type { Feriado } from "#domain/horarios.ts";
import { readFlash } from "#server/http/cookies/flash.ts";
import { readIsSignedIn, readSettings } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useSite } from "./site.ts";

export async function loader({ context: routerContext, request }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const [{ horarios, feriados, ...clinic }, isSignedIn] = await Promise.all([
    readSettings(context),
    readIsSignedIn(context, request),
  ]);
  const { flash, headers } = readFlash(context, request);
  const near = coming(feriados);
  const site = {
    clinic,
    horarios,
    feriados: near,
    /** What it takes to say whether the clinic is open. */
    hours: {
      semana: horarios.recepcao,
      feriados: near.map(({ data, intervalos }) => ({ data, nome: "", intervalos })),
      fuso: clockOffset(new Date()),
    },
    origin: context.origin,
    path: new URL(request.url).pathname,
    coloursHref: coloursHref(clinic.cores_principais),
    isSignedIn,
    flash,
  };
  return data(site, { headers });
}

const AHEAD = 5;

/** The holidays from today on, a few. */
function coming(feriados: Feriado[]): Feriado[] {
  const today = isoDate(new Date());
  return feriados
    .filter(({ data }) => data >= today)
    .sort((a, b) => (a.data < b.data ? -1 : 1))
    .slice(0, AHEAD);
}

/** A route sets this to show its sections without header and footer. */
export interface SiteHandle {
  isBare?: boolean;
}

export default function SiteLayout() {
  const { coloursHref, flash } = useSite();
  const isBare = useMatches().some(({ handle }) => (handle as SiteHandle | undefined)?.isBare);
  const colours = coloursHref && <link rel="stylesheet" href={coloursHref} precedence="high" />;
  if (isBare) {
    return (
      <>
        {colours}
        <Outlet />
      </>
    );
  }
  return (
    <>
      {colours}
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      <Header />
      {flash && (
        <div aria-live="polite" className="page-width pt-4">
          <Notice {...flash} />
        </div>
      )}
      <main id="conteudo" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <BottomBar />
    </>
  );
}
