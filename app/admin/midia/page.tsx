import {
  data,
  Form,
  href,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { FailedLoad } from "#app/admin/parts/failed-load.tsx";
import { FilterNav } from "#app/admin/parts/filter-nav.tsx";
import { loadFailedOf } from "#app/admin/parts/load-failed.ts";
import { RestoredFocus } from "#app/admin/parts/restored-focus.tsx";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { Pagination } from "#app/ui/controls/pagination.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { deleteMidiaForm, midiaForm } from "#domain/midia/midia.ts";
import { thingLabel } from "#domain/things.ts";
import { z } from "#domain/z.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { listMidia, listRemembered, listUsos, updateTextoAlternativo } from "#server/data/midia.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError, type DataAnswer } from "#server/http/forms/form-answer.ts";
import { readFormData } from "#server/http/forms/read-form-data.ts";
import { listSearch, readListSearch } from "../record/list/list-search.ts";
import type { Route } from "./+types/page.ts";
import type { AltTextAnswer } from "./alt-text-form.tsx";
import { MidiaList } from "./midia-list.tsx";
import { UploadImages } from "./upload-images.tsx";

const WITHOUT_TEXT = "sem";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "midia");
  const search = readListSearch(args.request);
  const found = await work.tryRead(async (tx) => {
    const isUndescribed = search.filters.texto === WITHOUT_TEXT;
    const { rows, ...page } = await listMidia(tx, { ...search, isUndescribed });
    const usos = await listUsos(
      tx,
      rows.map(({ chave }) => chave),
    );
    const isUsed = new Set(usos.map(({ chave }) => chave));
    const unused = rows.map(({ chave }) => chave).filter((chave) => !isUsed.has(chave));
    const remembered = await listRemembered(tx, unused);
    const shown = rows.map((midia) => ({
      ...midia,
      usos: usos
        .filter(({ chave }) => chave === midia.chave)
        .map((uso) => ({ ...uso, rotulo: thingLabel(uso.coisa) })),
      isRemembered: remembered.has(midia.chave),
    }));
    return { ...page, rows: shown };
  });
  return { search, found };
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<AltTextAnswer>> {
  await asStaff(args, "open", "midia");
  const sent = await readFormData(args.request, z.union([midiaForm, deleteMidiaForm]));
  if (sent.get("acao") === "excluir") {
    const work = await asStaff(args, "delete", "midia");
    return answerForm(work, {
      sent,
      schema: deleteMidiaForm,
      async do({ id }) {
        const { deletePicture } = await import("#server/images/delete-picture.ts");
        const { storage } = work.context.services;
        const isGone = await deletePicture({ storage, run: work.transaction }, id);
        return isGone
          ? answerDone("Imagem excluída com sucesso")
          : answerError("Esta imagem está em uso, ou já foi excluída.", 409);
      },
    });
  }
  const work = await asStaff(args, "update", "midia");
  return answerForm(work, {
    sent,
    schema: midiaForm,
    async do(value, refuse) {
      const saved = await work.transaction((tx) => updateTextoAlternativo(tx, value));
      if (saved.status === "missing") throw data(null, { status: 404 });
      if (saved.status === "conflict") {
        const { texto_alternativo, versao } = saved.current;
        return refuse(409, { more: { conflict: { texto_alternativo, versao } } });
      }
      const toast = { text: "Texto alternativo salvo com sucesso" };
      return data({ savedVersao: saved.versao, toast });
    },
  });
}

export const clientAction = keepTyped;

/** Saving a text does not reload the list, so that no image moves while somebody writes the next text. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formData?.has("texto_alternativo") ? false : args.defaultShouldRevalidate;
}

const SEARCH_FIELD = fieldState("busca", { id: "midia-busca" });

export default function MidiaPage() {
  const { search, found } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (!found) return <FailedLoad text={loadFailedOf("midia")} />;
  const { rows } = found;
  const isSearch = search.busca !== "";
  const isUndescribed = search.filters.texto === WITHOUT_TEXT;
  const addressOf = (filters: Record<string, string>) => ({
    search: listSearch({ busca: search.busca, filters }),
  });
  return (
    <>
      <ScreenHead
        text="Todas as imagens do site. O texto alternativo é lido em voz alta para quem não as vê."
        title="Mídia"
      >
        <UploadImages />
      </ScreenHead>
      {(rows.length > 0 || isSearch || isUndescribed) && (
        <RestoredFocus resetKey={search.busca}>
          <Form
            action="/admin/midia"
            aria-label="Busca de imagens"
            className="mb-6 flex max-w-xl flex-wrap items-end gap-2"
            role="search"
          >
            {isUndescribed && <input name="texto" type="hidden" value={WITHOUT_TEXT} />}
            <div className="min-w-0 flex-1 basis-48">
              <TextField
                field={{ ...SEARCH_FIELD, defaultValue: search.busca }}
                label="Buscar"
                type="search"
              />
            </div>
            <Button icon="search" type="submit">
              Buscar imagens
            </Button>
          </Form>
        </RestoredFocus>
      )}
      {(rows.length > 0 || isSearch || isUndescribed) && (
        <FilterNav
          label="Quais imagens"
          links={[
            { label: "Todas", to: addressOf({}), isHere: !isUndescribed },
            {
              label: "Sem texto alternativo",
              to: addressOf({ texto: WITHOUT_TEXT }),
              isHere: isUndescribed,
            },
          ]}
        />
      )}
      {isUndescribed && rows.length > 0 && (
        <p className="mb-6">
          <Button icon="pencil" to={href("/admin/midia/textos")}>
            Escrever textos alternativos
          </Button>
        </p>
      )}
      <MidiaList answer={answer} rows={rows} />
      {rows.length === 0 && isSearch && (
        <EmptyState
          icon="search"
          text="Nenhuma imagem tem estas palavras no nome ou no texto alternativo."
          title="Nenhuma imagem encontrada"
        >
          <Button to="/admin/midia">Ver todas as imagens</Button>
        </EmptyState>
      )}
      {rows.length === 0 && !isSearch && isUndescribed && (
        <EmptyState
          icon="check"
          text="Quem não vê as imagens ouve o que cada uma mostra."
          title="Todas as imagens têm texto alternativo"
        />
      )}
      {rows.length === 0 && !isSearch && !isUndescribed && (
        <EmptyState
          icon="Monitor"
          text="As fotos, os logos e as capas que você enviar em qualquer tela ficam guardados aqui, para usar de novo."
          title="Nenhuma imagem enviada"
        />
      )}
      <Pagination
        hrefOf={(position) => `/admin/midia${listSearch({ ...search, position })}`}
        page={found}
      />
    </>
  );
}
