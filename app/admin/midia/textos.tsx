import { data, href, redirect, useActionData } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { listSearch, readListSearch } from "#app/admin/record/list/list-search.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatTotal } from "#domain/listas/total.ts";
import { imagemUrl } from "#domain/midia/imagem.ts";
import { MIDIA_LIMITS, midiaInTurnForm } from "#domain/midia/midia.ts";
import { thingLabel } from "#domain/things.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import {
  countUndescribed,
  listMidia,
  listUsos,
  updateTextoAlternativo,
} from "#server/data/midia.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/textos.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "update", "midia");
  const { position } = readListSearch(args.request);
  return work.transaction(async (tx) => {
    const { rows, next } = await listMidia(tx, { isUndescribed: true, position, size: 1 });
    const [midia] = rows;
    const usos = await listUsos(tx, midia ? [midia.chave] : []);
    return {
      midia,
      depois: next?.depois,
      remaining: await countUndescribed(tx),
      usos: usos.map(({ coisa, nome }) => [thingLabel(coisa), nome].filter(Boolean).join(": ")),
    };
  });
}

interface ChangedMeanwhile {
  versao: number;
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<ChangedMeanwhile>> {
  const work = await asStaff(args, "update", "midia");
  return answerForm(work, {
    schema: midiaInTurnForm,
    async do({ depois, ...value }, refuse) {
      if (value.texto_alternativo) {
        const saved = await work.transaction((tx) => updateTextoAlternativo(tx, value));
        if (saved.status === "missing") throw data(null, { status: 404 });
        if (saved.status === "conflict") {
          const { texto_alternativo, versao } = saved.current;
          const said = `Outra pessoa escreveu: “${texto_alternativo}”. Toque em Próxima de novo para trocar pelo seu texto, ou deixe em branco para aceitar o dela.`;
          return refuse(409, { errors: { texto_alternativo: [said] }, more: { versao } });
        }
      }
      if (depois)
        return redirect(href("/admin/midia/textos") + listSearch({ position: { depois } }));
      const rest = href("/admin/midia") + listSearch({ filters: { texto: "sem" } });
      return redirectWithFlash(work.context, rest, "Era a última imagem sem texto alternativo.");
    },
  });
}

export const clientAction = keepTyped;

export default function TextosPage({ loaderData }: Route.ComponentProps) {
  const { midia, depois, remaining, usos } = loaderData;
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHead
        text="Diga em uma frase o que cada imagem mostra. Enter salva e abre a próxima; em branco, a imagem fica para depois."
        title="Textos alternativos"
      >
        <Button icon="arrow-left" to={href("/admin/midia")} variant="quiet">
          Mídia
        </Button>
      </ScreenHead>
      {!midia && (
        <EmptyState
          icon="check"
          text="Quem não vê as imagens ouve o que cada uma mostra."
          title="Todas as imagens têm texto alternativo"
        />
      )}
      {midia && (
        <div
          className="grid max-w-5xl gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]"
          key={midia.id}
        >
          <img
            alt=""
            className="max-h-[60vh] w-full rounded-panel bg-neutro-100 object-contain max-lg:max-h-[38vh]"
            height={midia.altura}
            src={imagemUrl(midia.chave)}
            width={midia.largura}
          />
          <div className="min-w-0 wrap-anywhere">
            <p className="mb-1 text-sm text-neutro-700 tabular-nums">
              {remaining === 1 ? "Falta 1 imagem" : `Faltam ${formatTotal(remaining)} imagens`}
            </p>
            <h2 className="text-base font-medium">{midia.nome || "Imagem sem nome"}</h2>
            <p className="mb-5 text-sm text-neutro-800">{usos.join("; ")}</p>
            <AdminForm
              answer={answer}
              defaultValue={{ texto_alternativo: "" }}
              failure="Falha ao salvar texto alternativo"
              id={`texto-${midia.id}`}
              label="Descrever a imagem"
              schema={midiaInTurnForm}
              submit={{ label: "Próxima", busy: "Salvando..." }}
              versao={answer?.versao ?? midia.versao}
            >
              {(fields) => (
                <>
                  <input name="id" type="hidden" value={midia.id} />
                  {depois && <input name="depois" type="hidden" value={depois} />}
                  <TextField
                    autoComplete="off"
                    autoFocus
                    field={fields.texto_alternativo}
                    label="Texto alternativo"
                    maxLength={MIDIA_LIMITS.texto_alternativo}
                  />
                </>
              )}
            </AdminForm>
          </div>
        </div>
      )}
    </>
  );
}
