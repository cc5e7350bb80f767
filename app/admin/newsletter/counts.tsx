import { href, Link } from "react-router";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { formatTotal } from "#domain/listas/total.ts";
import { MOST_INSCRITOS_COUNTED, type SituacaoInscrito } from "#domain/mensagens/newsletter.ts";

const COUNTS: { situacao: SituacaoInscrito; label: string; text: string }[] = [
  { situacao: "confirmado", label: "Confirmados", text: "Recebem os artigos" },
  { situacao: "pendente", label: "Aguardando", text: "Ainda não confirmaram" },
  { situacao: "saiu", label: "Saíram", text: "Pelo link da mensagem" },
  { situacao: "recusado", label: "Recusados", text: "O endereço não aceita e-mail" },
];

export function InscritosCounts({ counts }: { counts: Record<SituacaoInscrito, number> }) {
  return (
    <dl className="mb-6 grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-neutro-200 bg-neutro-200 lg:grid-cols-4">
      {COUNTS.map(({ situacao, label, text }) => (
        <div className="relative flex flex-col bg-white p-4" key={situacao}>
          <dt className="font-medium">
            <Link
              className="before:absolute before:inset-0 hover:underline"
              to={href("/admin/newsletter") + formatFilters({ situacao })}
            >
              {label}
            </Link>
          </dt>
          <dd className="mt-1 text-3xl font-semibold tracking-tight tabular-nums">
            {formatTotal(counts[situacao], MOST_INSCRITOS_COUNTED)}
          </dd>
          <dd className="mt-0.5 text-sm text-neutro-700">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
