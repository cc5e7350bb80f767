import { type ReactNode, useId, useState } from "react";
import { href, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";

export interface ReadyAnswer {
  id: string;
  nome: string;
  texto: string;
}

interface ReadyAnswersProps {
  label: string;
  answers: readonly ReadyAnswer[];
  children(answer: ReadyAnswer, close: () => void): ReactNode;
}

export const READY_ANSWER =
  "link inline-flex min-h-11 items-center text-left font-medium break-words md:min-h-8";

export function ReadyAnswers({ label, answers, children }: ReadyAnswersProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        aria-controls={isOpen ? id : undefined}
        aria-expanded={isOpen}
        icon="file-text"
        onPress={() => setOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && (
        <div
          className="mt-2 max-h-96 overflow-y-auto rounded-control border border-neutro-200 px-3 py-1"
          id={id}
        >
          {answers.length === 0 && <p className="py-2">Ainda não há nenhuma.</p>}
          <ul>
            {answers.map((answer) => (
              <li className="border-b border-neutro-200 py-1.5" key={answer.id}>
                {children(answer, () => setOpen(false))}
                <p className="line-clamp-2 text-sm break-words text-neutro-700">{answer.texto}</p>
              </li>
            ))}
          </ul>
          <Link
            className="link inline-flex min-h-11 items-center md:min-h-9"
            to={href("/admin/respostas")}
          >
            {answers.length === 0 ? "Criar a primeira" : "Mudar as respostas prontas"}
          </Link>
        </div>
      )}
    </div>
  );
}
