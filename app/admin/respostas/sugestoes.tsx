import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferItem } from "#app/admin/form/offer-item.tsx";
import { SuggestionsScreen } from "#app/admin/record/suggestions-screen.tsx";
import { addedRespostasText, suggestedRespostasForm } from "#domain/mensagens/respostas-prontas.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { addSuggestions, listSuggestions } from "#server/data/mensagens/respostas-prontas.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Route } from "./+types/sugestoes.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "create", "respostas_prontas");
  return { suggestions: await work.transaction(listSuggestions) };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "respostas_prontas");
  return answerForm(work, {
    schema: suggestedRespostasForm,
    async do({ respostas: nomes }) {
      const added = await work.transaction((tx) => addSuggestions(tx, nomes));
      return redirectWithFlash(work.context, href("/admin/respostas"), addedRespostasText(added));
    },
  });
}

export const clientAction = keepTyped;

export default function SugestoesPage({ loaderData: { suggestions } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  return (
    <SuggestionsScreen
      answer={answer}
      failure="Não foi possível adicionar as respostas."
      list={{ path: href("/admin/respostas"), label: "Respostas prontas" }}
      name="respostas"
      nouns={["resposta", "respostas"]}
      text="Marque as que servem. Elas entram no fim da lista e você as muda como quiser. O que está entre colchetes quem responde preenche."
      title="Sugestões de respostas"
    >
      {suggestions.map(({ nome, texto, isListed }) => (
        <li key={nome}>
          <OfferItem isListed={isListed} label={nome} name="respostas" value={nome}>
            <p>{texto}</p>
          </OfferItem>
        </li>
      ))}
    </SuggestionsScreen>
  );
}
