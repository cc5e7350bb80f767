import { useState } from "react";
import { href, useActionData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { OfferForm } from "#app/admin/form/offer-form.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { addedExamesText, catalogoForm, searchCatalogo } from "#domain/exames/catalogo.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { addFromCatalogo, readCatalogo } from "#server/data/exames/catalogo.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { Route } from "./+types/page.ts";
import { CatalogoGroup } from "./catalogo-group.tsx";

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
  const [busca, setBusca] = useState("");
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
          field={fieldState("busca")}
          label="Buscar no catálogo"
          onChange={({ currentTarget }) => setBusca(currentTarget.value)}
          type="search"
        />
      </div>
      <p className="mb-4 text-neutro-700" role="status">
        {busca.trim() && (total === 1 ? "1 exame encontrado" : `${total} exames encontrados`)}
      </p>
      <OfferForm
        addText={addText}
        answer={answer}
        failure="Não foi possível adicionar os exames."
        isLong
        name="exames"
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
      </OfferForm>
    </>
  );
}

function addText(count: number): string {
  if (count === 0) return "Adicionar exames";
  return count === 1 ? "Adicionar 1 exame" : `Adicionar ${count} exames`;
}
