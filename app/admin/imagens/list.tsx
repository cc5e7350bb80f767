import { useState } from "react";
import { href, useFetcher, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { formatFilters } from "#app/admin/parts/filters.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { descartarForm, ligarForm } from "#domain/imagens/forms.ts";
import { readListPosition } from "#domain/listas/list-position.ts";
import { z } from "#domain/z.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { discardEstudo, type Estudo, listWaitingEstudos } from "#server/data/imagens/estudos.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError, type FormAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import type { Route } from "./+types/list.ts";
import { EstudoFacts } from "./estudo-facts.tsx";
import { answerLink } from "./link-estudo.server.ts";
import { LinkForm } from "./link-form.tsx";
import { SerieList } from "./serie-list.tsx";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "estudos");
  const position = readListPosition(new URL(args.request.url).searchParams);
  return { waiting: await work.tryRead((tx) => listWaitingEstudos(tx, position)) };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "update", "estudos");
  const sent = await readFormData(args.request, z.union([ligarForm, descartarForm]));
  if (sent.get("formulario") !== "descartar") return answerLink(work, sent, null);
  return answerForm(work, {
    sent,
    schema: descartarForm,
    async do({ estudo }) {
      const files = await work.transaction((tx) => discardEstudo(tx, estudo));
      if (!files) return answerError("Estas imagens já não esperavam por um laudo.", 409);
      const { removeEstudoFiles } = await import("#server/imagens/remove-imagens.ts");
      await removeEstudoFiles(work.context.services.storage, files);
      return answerDone("Imagens descartadas.");
    },
  });
}

export const clientAction = keepTyped;

export default function ImagensPage() {
  const { waiting } = useLoaderData<typeof loader>();
  if (!waiting) return <FailedLoad text="Erro ao carregar as imagens" />;
  return (
    <>
      <ScreenHead
        text="Imagens que chegaram e não puderam ser ligadas sozinhas a um laudo. Confira de quem são antes de ligar: o que difere está escrito em cada uma."
        title="Imagens sem laudo"
      >
        <Button to={href("/admin/laudos")}>Voltar aos laudos</Button>
      </ScreenHead>
      {waiting.rows.length === 0 ? (
        <EmptyState
          icon="check"
          text="Todas as imagens que chegaram estão com o seu laudo."
          title="Nada espera por um laudo"
        />
      ) : (
        <ul
          aria-label="Imagens sem laudo"
          className="divide-y divide-neutro-200 border-y border-neutro-200"
        >
          {waiting.rows.map((estudo) => (
            <li className="py-5" key={estudo.id}>
              <WaitingEstudo estudo={estudo} />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        hrefOf={(position) => href("/admin/imagens") + formatFilters(position)}
        page={waiting}
      />
    </>
  );
}

function WaitingEstudo({ estudo }: { estudo: Estudo }) {
  const { id, dados, divergencias, recebido_em, series } = estudo;
  const headingId = `estudo-${id}`;
  const [isConfirming, setIsConfirming] = useState(false);
  const fetcher = useFetcher<FormAnswer>();
  const discard = () =>
    void fetcher.submit({ formulario: "descartar", estudo: id }, { method: "post" });
  useFormAnswer(fetcher.data, "Erro ao descartar as imagens", discard);
  return (
    <article aria-labelledby={headingId}>
      <EstudoFacts
        dados={dados}
        divergencias={divergencias}
        id={headingId}
        recebido_em={recebido_em}
      />
      <SerieList series={series} />
      <div className="mt-4 flex flex-wrap items-start gap-2">
        <LinkForm
          action={href("/admin/imagens")}
          confirm="Confirmar ligação"
          describedBy={headingId}
          estudo={id}
          label="Ligar ao laudo"
        />
        <Button
          aria-describedby={headingId}
          isBusy={fetcher.state !== "idle"}
          variant="quiet-danger"
          onPress={() => setIsConfirming(true)}
        >
          Descartar
        </Button>
      </div>
      <AlertDialog
        cancel="Cancelar"
        confirm="Descartar"
        isOpen={isConfirming}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          discard();
        }}
        question="Tem certeza que deseja descartar estas imagens?"
      >
        Elas saem do servidor e não voltam. O aparelho que as fez, ou o arquivo de imagens da
        clínica, pode enviá-las de novo.
      </AlertDialog>
    </article>
  );
}
