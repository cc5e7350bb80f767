import { data, type LoaderFunctionArgs, Outlet } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { readFlash } from "#server/http/cookies/flash.ts";
import { readIsSignedIn } from "#server/http/public-read.ts";
import { requestContext } from "#server/http/request-context.ts";
import { loadSite } from "../load-site.ts";
import { useSite } from "../site.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export async function loader({ context: routerContext, request }: LoaderFunctionArgs) {
  const context = routerContext.get(requestContext);
  const [site, isSignedIn] = await Promise.all([
    loadSite(context, new URL(request.url).pathname),
    readIsSignedIn(context, request),
  ]);
  const { flash, headers } = readFlash(context, request);
  return data({ ...site, isSignedIn, flash }, { headers });
}

export default function SiteLayout() {
  const { coloursHref, flash } = useSite();
  const colours = coloursHref && <link rel="stylesheet" href={coloursHref} precedence="high" />;
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
