/** Any address that nothing else claims. */
import { data } from "react-router";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { PageHead } from "../page-head.tsx";

export function loader() {
  return data(null, { status: 404 });
}

/** A form posted to an address that is no page is answered, not reported as our fault. */
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
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href="/">Voltar ao início</ButtonLink>
        <ButtonLink href="/exames" look="outline">
          Ver os exames
        </ButtonLink>
      </div>
    </div>
  );
}
