import { href } from "react-router";
import type { Found } from "#app/admin/parts/finder-field.tsx";
import { Button } from "#app/ui/button.tsx";

interface ArrivalNoticeProps {
  arrival: {
    id: string;
    codigo: string;
    exameText: string;
    person: { nome: string };
    candidates: Found[];
  };
  isChosen: boolean;
}

export function ArrivalNotice({ arrival, isChosen }: ArrivalNoticeProps) {
  const { id, codigo, exameText, person, candidates } = arrival;
  return (
    <section
      aria-label="Chegada"
      className="mb-6 grid max-w-xl gap-3 rounded-panel bg-neutro-100 p-4"
    >
      <p>
        Chegada de <strong>{person.nome}</strong>, pedido{" "}
        <span className="tabular-nums">{codigo}</span>: {exameText}. Os dados do pedido já estão no
        formulário; salvar registra a chegada e o laudo.
      </p>
      {!isChosen && candidates.length > 0 && (
        <>
          <p>A clínica já tem cadastro parecido. Confira com o paciente se é a mesma pessoa:</p>
          <ul className="grid gap-2">
            {candidates.map((one) => (
              <li className="flex flex-wrap items-center gap-x-3 gap-y-1" key={one.id}>
                <span className="min-w-0">
                  {one.name}, {one.detail}
                </span>
                <Button
                  aria-label={`Usar este cadastro: ${one.name}`}
                  href={`${href("/admin/laudos/novo")}?agendamento=${id}&paciente=${one.id}`}
                >
                  Usar este cadastro
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
