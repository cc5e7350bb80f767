/** Offers usual safety questions, which join the clinic's list only when they are ticked, and are asked only once they are confirmed. */
import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferForm } from "#app/admin/form/offer-form.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { CheckListItem } from "#app/ui/controls/check-list-item.tsx";
import { VERMELHA_TEXTS } from "#domain/agenda/questionarios.ts";
import { addedQuestionariosText, sugestoesQuestionariosForm } from "#domain/agenda/sugestoes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { addSugestoes, listSugestoes } from "#server/data/agenda/questionarios.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Route } from "./+types/sugestoes.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "create", "questionarios");
  return { sugestoes: await work.transaction(listSugestoes) };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "questionarios");
  return answerForm(work, {
    schema: sugestoesQuestionariosForm,
    async do({ questionarios: nomes }) {
      const added = await work.transaction((tx) => addSugestoes(tx, nomes));
      const text = addedQuestionariosText(added);
      return redirectWithFlash(work.context, href("/admin/questionarios"), text);
    },
  });
}

export const clientAction = keepTyped;

export default function SugestoesPage({ loaderData: { sugestoes } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHead
        text="Marque as que servem. Entram na lista com o aviso Confira com o médico, e só valem depois que alguém conferir."
        title="Sugestões de perguntas"
      >
        <Button icon="arrow-left" to={href("/admin/questionarios")} variant="quiet">
          Perguntas de segurança
        </Button>
      </ScreenHead>
      <div className="max-w-4xl">
        <OfferForm
          addText={addText}
          answer={answer}
          failure="Não foi possível adicionar os questionários."
          isLong
          name="questionarios"
        >
          <ul className="rounded-panel border border-neutro-200 bg-white px-4 md:px-5">
            {sugestoes.map(({ nome, introducao, perguntas, fonte, isListed }) => (
              <li className="border-t border-neutro-200 first:border-t-0" key={nome}>
                <CheckListItem
                  description={
                    <>
                      <p>{introducao}</p>
                      {isListed && (
                        <p className="mt-1">
                          <Badge>Já está na lista</Badge>
                        </p>
                      )}
                    </>
                  }
                  isDisabled={isListed}
                  isTicked={isListed}
                  label={nome}
                  name="questionarios"
                  value={nome}
                />
                <details className="mb-3 pl-9 text-sm">
                  <summary className="inline-flex min-h-6 cursor-pointer items-center font-medium">
                    <span className="link">
                      Perguntas e fonte<span className="sr-only"> de {nome}</span>
                    </span>
                  </summary>
                  <ol className="mt-1 list-decimal pl-5 text-neutro-800">
                    {perguntas.map(({ texto, vermelha }) => (
                      <li key={texto}>
                        {texto}
                        {vermelha !== "nenhuma" && ` ${VERMELHA_TEXTS[vermelha]} pede decisão.`}
                      </li>
                    ))}
                  </ol>
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
  if (count === 0) return "Adicionar questionários";
  return count === 1 ? "Adicionar 1 questionário" : `Adicionar ${count} questionários`;
}
