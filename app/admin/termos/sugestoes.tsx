import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferItem } from "#app/admin/form/offer-item.tsx";
import { SourceDetails, SuggestionsScreen } from "#app/admin/record/suggestions-screen.tsx";
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
    <SuggestionsScreen
      answer={answer}
      failure="Não foi possível adicionar os termos."
      list={{ path: href("/admin/termos"), label: "Termos de consentimento" }}
      name="termos"
      nouns={["termo", "termos"]}
      text="Marque os que servem. Entram na lista com o aviso Confira com o médico, e só se imprimem depois que alguém conferir."
      title="Sugestões de termos"
    >
      {sugestoes.map(({ nome, texto, fonte, isListed }) => (
        <li key={nome}>
          <OfferItem isListed={isListed} label={nome} name="termos" value={nome}>
            <p className="line-clamp-2">{texto}</p>
          </OfferItem>
          <SourceDetails fonte={fonte} label="Texto e fonte" nome={nome}>
            <p className="mt-1 whitespace-pre-line text-neutro-800">{texto}</p>
          </SourceDetails>
        </li>
      ))}
    </SuggestionsScreen>
  );
}
