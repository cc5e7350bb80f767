import type { ReactNode } from "react";
import { OfferForm } from "#app/admin/form/offer-form.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import type { Fonte } from "#domain/defaults/catalogo-exames/catalogo-exame.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface SuggestionsScreenProps {
  title: string;
  text: string;
  list: { path: string; label: string };
  name: string;
  answer: FormAnswer | undefined;
  failure: string;
  nouns: readonly [string, string];
  children: ReactNode;
}

/** Offers built-in records, which join the clinic's list only when they are ticked. */
export function SuggestionsScreen(props: SuggestionsScreenProps) {
  const { title, text, list, name, answer, failure, nouns, children } = props;
  const [one, many] = nouns;
  return (
    <>
      <ScreenHead text={text} title={title}>
        <Button icon="arrow-left" to={list.path} variant="quiet">
          {list.label}
        </Button>
      </ScreenHead>
      <div className="max-w-4xl">
        <OfferForm
          addText={(count) =>
            ["Adicionar", count > 0 && count, count === 1 ? one : many].filter(Boolean).join(" ")
          }
          answer={answer}
          failure={failure}
          isLong
          name={name}
        >
          <ul className="rounded-panel border border-neutro-200 bg-white px-4 *:border-t *:border-neutro-200 *:first:border-t-0 md:px-5">
            {children}
          </ul>
        </OfferForm>
      </div>
    </>
  );
}

interface SourceDetailsProps {
  label: string;
  nome: string;
  fonte: Fonte;
  children: ReactNode;
}

export function SourceDetails({ label, nome, fonte, children }: SourceDetailsProps) {
  return (
    <details className="mb-3 pl-9 text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium">
        <span className="link">
          {label}
          <span className="sr-only"> de {nome}</span>
        </span>
      </summary>
      {children}
      <p className="mt-2 text-neutro-700">
        Para conferir: {fonte.nome}
        {!fonte.isVerified && " (texto ainda não comparado com a fonte)"}.
      </p>
    </details>
  );
}
