import { Outlet } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { loadLayout } from "../load-site.ts";
import { useSite } from "../site.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export const loader = loadLayout;

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
