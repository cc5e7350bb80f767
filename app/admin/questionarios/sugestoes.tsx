import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferItem } from "#app/admin/form/offer-item.tsx";
import { SourceDetails, SuggestionsScreen } from "#app/admin/record/suggestions-screen.tsx";
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
    <SuggestionsScreen
      answer={answer}
      failure="Não foi possível adicionar os questionários."
      list={{ path: href("/admin/questionarios"), label: "Perguntas de segurança" }}
      name="questionarios"
      nouns={["questionário", "questionários"]}
      text="Marque as que servem. Entram na lista com o aviso Confira com o médico, e só valem depois que alguém conferir."
      title="Sugestões de perguntas"
    >
      {sugestoes.map(({ nome, introducao, perguntas, fonte, isListed }) => (
        <li key={nome}>
          <OfferItem isListed={isListed} label={nome} name="questionarios" value={nome}>
            <p>{introducao}</p>
          </OfferItem>
          <SourceDetails fonte={fonte} label="Perguntas e fonte" nome={nome}>
            <ol className="mt-1 list-decimal pl-5 text-neutro-800">
              {perguntas.map(({ texto, vermelha }) => (
                <li key={texto}>
                  {texto}
                  {vermelha !== "nenhuma" && ` ${VERMELHA_TEXTS[vermelha]} pede decisão.`}
                </li>
              ))}
            </ol>
          </SourceDetails>
        </li>
      ))}
    </SuggestionsScreen>
  );
}
