/** Offers usual consent texts, which join the clinic's list only when they are ticked. */
import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferForm } from "#app/admin/form/offer-form.tsx";
import { OfferItem } from "#app/admin/form/offer-item.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { addedTermosText, sugestoesTermosForm } from "#domain/termos/sugestoes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { addTermoSugestoes, listTermoSugestoes } from "#server/data/exames/termos.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Route } from "./+types/sugestoes.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "create", "termos_consentimento");
  return { sugestoes: await work.transaction(listTermoSugestoes) };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "termos_consentimento");
  return answerForm(work, {
    schema: sugestoesTermosForm,
    async do({ termos: nomes }) {
      const added = await work.transaction((tx) => addTermoSugestoes(tx, nomes));
      return redirectWithFlash(work.context, href("/admin/termos"), addedTermosText(added));
    },
  });
}

export const clientAction = keepTyped;

export default function SugestoesPage({ loaderData: { sugestoes } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHead
        text="Marque os que servem. Entram na lista com o aviso Confira com o médico, e só se imprimem depois que alguém conferir."
        title="Sugestões de termos"
      >
        <Button icon="arrow-left" to={href("/admin/termos")} variant="quiet">
          Termos de consentimento
        </Button>
      </ScreenHead>
      <div className="max-w-4xl">
        <OfferForm
          addText={addText}
          answer={answer}
          failure="Não foi possível adicionar os termos."
          isLong
          name="termos"
        >
          <ul className="rounded-panel border border-neutro-200 bg-white px-4 md:px-5">
            {sugestoes.map(({ nome, texto, fonte, isListed }) => (
              <li className="border-t border-neutro-200 first:border-t-0" key={nome}>
                <OfferItem isListed={isListed} label={nome} name="termos" value={nome}>
                  <p className="line-clamp-2">{texto}</p>
                </OfferItem>
                <details className="mb-3 pl-9 text-sm">
                  <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium">
                    <span className="link">
                      Texto e fonte<span className="sr-only"> de {nome}</span>
                    </span>
                  </summary>
                  <p className="mt-1 whitespace-pre-line text-neutro-800">{texto}</p>
                  <p className="mt-2 text-neutro-700">
                    Para conferir: {fonte.nome}
                    {!fonte.isVerified && " (texto ainda não comparado com a fonte)"}.
                  </p>
                </details>
              </li>
            ))}
          </ul>
        </OfferForm>
      </div>
    </>
  );
}

function addText(count: number): string {
  if (count === 0) return "Adicionar termos";
  return count === 1 ? "Adicionar 1 termo" : `Adicionar ${count} termos`;
}
