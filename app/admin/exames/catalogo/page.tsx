/** Offers usual exams with description and preparation, to be added to the clinic's list and then confirmed. */
import { useRef, useState } from "react";
import { Form, href, useActionData, useNavigation } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { useTickedCount } from "#app/admin/form/use-ticked-count.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { addedExamesText, catalogoForm, searchCatalogo } from "#domain/exames/catalogo.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { addFromCatalogo, readCatalogo } from "#server/data/exames/catalogo.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Route } from "./+types/page.ts";
import { CatalogoGroup } from "./catalogo-group.tsx";

const ERROR_ID = "exames-erro";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "create", "exames");
  return { grupos: await work.transaction(readCatalogo) };
}

export async function action(args: Route.ActionArgs) {
  const work = await asStaff(args, "create", "exames");
  return answerForm(work, {
    schema: catalogoForm,
    async do({ exames: nomes }) {
      const added = await work.transaction((tx) => addFromCatalogo(tx, nomes));
      return redirectWithFlash(work.context, href("/admin/exames"), addedExamesText(added));
    },
  });
}

export const clientAction = keepTyped;

export default function CatalogoPage({ loaderData: { grupos } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const { send, sendAgain } = useSendAgain();
  useFormAnswer(answer, "Não foi possível adicionar os exames.", sendAgain);
  const [busca, setBusca] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const count = useTickedCount(form, "exames", 0);
  const isBusy = useNavigation().formData?.has("exames") ?? false;
  const [error] = answer?.result?.error?.exames ?? [];
  const found = searchCatalogo(grupos, busca);
  const total = found.reduce((sum, { exames }) => sum + exames.length, 0);
  return (
    <>
      <ScreenHead
        text="Exames usuais, com descrição e preparo escritos para este painel. Marque os que a clínica faz. Cada um entra no fim da lista, já no site, e fica com o aviso Confira com o médico até alguém conferir."
        title="Catálogo de exames"
      >
        <Button icon="arrow-left" to={href("/admin/exames")} variant="quiet">
          Exames
        </Button>
      </ScreenHead>
      <div className="mb-6 max-w-md">
        <TextField
          autoComplete="off"
          field={{ id: "busca", errorId: "busca-erro", descriptionId: "busca-dica", name: "busca" }}
          label="Buscar no catálogo"
          onChange={({ currentTarget }) => setBusca(currentTarget.value)}
          type="search"
        />
      </div>
      <p className="mb-4 text-neutro-700" role="status">
        {busca.trim() && (total === 1 ? "1 exame encontrado" : `${total} exames encontrados`)}
      </p>
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          send(new FormData(event.currentTarget));
        }}
        ref={form}
      >
        <div className="grid gap-6">
          {grupos.map((grupo, index) => (
            <CatalogoGroup
              grupo={grupo}
              key={grupo.titulo}
              shown={new Set(found[index]?.exames.map(({ nome }) => nome))}
            />
          ))}
        </div>
        {/* The button is at the right, where it covers no box. */}
        <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-neutro-200 bg-white py-3">
          <FieldMessage className="field-error mt-0" id={ERROR_ID} message={error} role="alert" />
          <Button
            aria-describedby={error ? ERROR_ID : undefined}
            isBusy={isBusy}
            type="submit"
            variant="filled"
          >
            {addText(count)}
          </Button>
        </div>
      </Form>
    </>
  );
}

function addText(count: number): string {
  if (count === 0) return "Adicionar exames";
  return count === 1 ? "Adicionar 1 exame" : `Adicionar ${count} exames`;
}
