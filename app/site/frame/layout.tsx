import { Outlet } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { loadLayout } from "../load-site.ts";
import { useSite } from "../site.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export const loader = loadLayout;

export default function SiteLayout() {
  const { clinic, coloursHref, flash, isSignedIn } = useSite();
  const colours = coloursHref && <link rel="stylesheet" href={coloursHref} precedence="high" />;
  return (
    <>
      {colours}
      <a className="skip-link" href="#conteudo">
        Pular para o conteúdo
      </a>
      {isSignedIn && clinic.somente_equipe && <TeamLine />}
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

function TeamLine() {
  return (
    <aside aria-label="Só para a equipe" className="bg-tinta text-neutro-50">
      <p className="page-width py-2.5 text-sm">
        Só a equipe vê este site. Quem não entrou no painel vê o nome e o telefone da clínica.
      </p>
    </aside>
  );
}
