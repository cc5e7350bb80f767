import { browserEntries } from "virtual:browser-entries";
import { type ReactNode, use } from "react";
import { Outlet, Scripts, ScrollRestoration, useMatches, useRouteError } from "react-router";
import fontUrl from "~fonts/instrument-sans-pt.woff2?url";
import { Fault } from "./fault.tsx";
import faviconUrl from "./images/favicon.svg?url";
import adminStylesUrl from "./styles/admin.css?url";
import stylesUrl from "./styles/app.css?url";
import { NonceContext } from "./ui/nonce.ts";
import { REQUEST_ID_META, RequestIdContext } from "./ui/request-id.ts";

/** Pages without `hydrates` are plain HTML in the browser, without the router's scripts. */
export interface RouteHandle {
  hydrates?: boolean;
  /** True for patients' pages, which load no site script, because they must work on the oldest phones. */
  isScriptless?: boolean;
  sendsFiles?: boolean;
  opensShare?: boolean;
  verifiesFiles?: boolean;
  showsImages?: boolean;
}

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as RouteHandle | undefined);
  const hydrates = handles.some((handle) => handle?.hydrates);
  const isScriptless = handles.some((handle) => handle?.isScriptless);
  const sendsFiles = handles.some((handle) => handle?.sendsFiles);
  const opensShare = handles.some((handle) => handle?.opensShare);
  const verifiesFiles = handles.some((handle) => handle?.verifiesFiles);
  const showsImages = handles.some((handle) => handle?.showsImages);
  const nonce = use(NonceContext);
  const requestId = use(RequestIdContext)();
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Libraries on hydrated pages read the nonce here, to add styles that the content policy allows. */}
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
        {hydrates && <meta name={REQUEST_ID_META} content={requestId} />}
        <link as="font" crossOrigin="anonymous" href={fontUrl} rel="preload" type="font/woff2" />
        <link href={hydrates ? adminStylesUrl : stylesUrl} rel="stylesheet" />
        <Icons />
      </head>
      <body>
        {children}
        {/* The script comes last, so that the browser requests the pictures first. */}
        {!hydrates && !isScriptless && <script type="module" src={browserEntries.site} />}
        {sendsFiles && (
          <script data-foto={browserEntries.foto} src={browserEntries.anexos} type="module" />
        )}
        {opensShare && <script src={browserEntries.compartilhado} type="module" />}
        {verifiesFiles && <script src={browserEntries.verificar} type="module" />}
        {showsImages && <script src={browserEntries.imagens} type="module" />}
        {hydrates && <ScrollRestoration nonce={nonce} />}
        {hydrates && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}

interface OwnIcons {
  32: string;
  180: string;
}

function Icons() {
  const found = useMatches().map(
    ({ loaderData }) => loaderData as { icones?: OwnIcons } | undefined,
  );
  const icones = found.find((data) => data?.icones)?.icones;
  if (!icones) return <link href={faviconUrl} rel="icon" type="image/svg+xml" />;
  return (
    <>
      <link href={icones[32]} rel="icon" sizes="32x32" />
      <link href={icones[180]} rel="apple-touch-icon" />
    </>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <Fault error={useRouteError()} />;
}
