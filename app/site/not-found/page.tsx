import { data } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { ExameSearchForm } from "../exames/exame-search-form.tsx";
import { PageHead } from "../frame/page-head.tsx";

const WAYS_ON = [
  { href: "/exames", label: "Exames e preparos" },
  { href: "/convenios", label: "Convênios" },
  { href: "/resultados", label: "Resultados Online" },
  { href: "/contato", label: "Contato" },
];

export function loader() {
  return data(null, { status: 404 });
}

/** Answers a form posted to an unknown URL with 404 instead of an error. */
export function action() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <div className="page-width py-24 md:py-36" data-not-found="">
      <PageHead description="Página não encontrada." title="Página não encontrada" />
      <h1 className="text-[clamp(5rem,3rem+10vw,10rem)] font-semibold leading-none tracking-tighter text-primaria-600">
        404
      </h1>
      <p className="mt-6 text-lead" lang="en">
        Oops! Page not found
      </p>
      <p className="mt-2 max-w-prose text-neutro-700">
        O endereço pode ter mudado ou ter sido digitado com algum erro.
      </p>
      <div className="mt-8">
        <Button variant="filled" href="/">
          Voltar ao início
        </Button>
      </div>
      <div className="mt-14 grid gap-x-16 gap-y-10 border-t border-neutro-200 pt-10 lg:grid-cols-2">
        <search>
          <ExameSearchForm />
        </search>
        <nav aria-label="Outros caminhos">
          <p className="font-semibold">Ou vá direto a</p>
          <ul className="mt-2 grid gap-x-12 sm:grid-cols-2">
            {WAYS_ON.map(({ href, label }) => (
              <li className="border-b border-neutro-200" key={href}>
                <a
                  className="flex min-h-12 items-center justify-between gap-4 hover:text-texto-primaria"
                  href={href}
                >
                  {label}
                  <Icon className="size-5 text-neutro-500" name="arrow-right" />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
