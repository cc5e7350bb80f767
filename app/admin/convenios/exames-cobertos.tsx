import { href, Link } from "react-router";
import { coberturaText } from "#domain/exames/cobertura.ts";
import type { CoberturaDoConvenio } from "#server/data/exames/cobertura.ts";

export function ExamesCobertos({ id, ...cobertura }: CoberturaDoConvenio & { id: string }) {
  return (
    <section aria-label="Exames que cobre" className="rounded-panel border border-neutro-200 p-4">
      <h3 className="font-semibold">Exames que cobre</h3>
      <p className="mt-1 text-neutro-800">{coberturaText(cobertura)}</p>
      <p className="mt-1">
        <Link
          className="link inline-flex min-h-11 items-center md:min-h-0"
          to={`${href("/admin/cobertura")}?convenio=${id}`}
        >
          Ver e mudar a cobertura
        </Link>
      </p>
    </section>
  );
}
