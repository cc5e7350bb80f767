import { useMemo, useState } from "react";
import { data, href, useActionData, useNavigation, useSearchParams } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { StickyBar } from "#app/admin/form/sticky-bar.tsx";
import { OF_FORM, useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { GoButton } from "#app/admin/record/list/go-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Conflict } from "#app/ui/controls/conflict.tsx";
import { EmptyState } from "#app/ui/controls/empty-state.tsx";
import { type CelulaEmConflito, type Grade, gradeForm } from "#domain/exames/cobertura-grade.ts";
import { can } from "#domain/permissions.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { readGrade, saveGrade } from "#server/data/exames/cobertura.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import { answerDone, answerError, type DataAnswer } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/page.ts";
import { CoberturaGrid } from "./cobertura-grid.tsx";
import { GridFilters } from "./grid-filters.tsx";
import { SheetPanel } from "./sheet-panel.tsx";
import { shownPart } from "./shown-part.ts";
import { useColagem } from "./use-colagem.ts";
import { useEdicoes } from "./use-edicoes.ts";

export async function loader(args: Route.LoaderArgs) {
  const work = await asStaff(args, "open", "cobertura");
  const mayEdit = can(work.staff.usuario.tipo_usuario, "update", "exames");
  return { grade: await work.transaction(readGrade), mayEdit };
}

interface Changed {
  celulas: CelulaEmConflito[];
  grade: Grade;
}

const SAVED = "Cobertura salva";

export async function action(args: Route.ActionArgs): Promise<Response | DataAnswer<Changed>> {
  const work = await asStaff(args, "update", "exames");
  return answerForm(work, {
    schema: gradeForm,
    invalid: () =>
      answerError("São mudanças demais de uma vez, ou a página está antiga. Recarregue-a.", 400),
    async do({ mudancas }): Promise<DataAnswer<Changed>> {
      const result = await work.transaction((tx) => saveGrade(tx, mudancas));
      if (result.status === "saved") return answerDone(SAVED);
      const { celulas, grade } = result;
      return data({ celulas, grade }, { status: 409 });
    },
  });
}

export const clientAction = keepTyped;

const FAILURE = "Não foi possível salvar a cobertura.";

export default function CoberturaPage({ loaderData: { grade, mayEdit } }: Route.ComponentProps) {
  const answer = useActionData<typeof action>();
  const { send, sendAgain } = useSendAgain({ preventScrollReset: true });
  useFormAnswer(answer, FAILURE, sendAgain, OF_FORM);
  const isBusy = useNavigation().formData?.has("mudancas") ?? false;
  const edicoes = useEdicoes(grade, answer, (mudancas) => send({ mudancas }));
  const colagem = useColagem(edicoes);
  const [search] = useSearchParams();
  const [filter, setFilter] = useState({
    exame: "",
    convenio: search.get("convenio") ?? "",
    more: 0,
  });
  const { exames, convenios } = edicoes.grade;
  // Without `useMemo` each change of a cell would make new columns, and all rows would be rendered again.
  const shown = useMemo(() => shownPart(edicoes.grade, filter), [edicoes.grade, filter]);
  const isEmpty = exames.length === 0 || convenios.length === 0;
  return (
    <>
      <ScreenHead
        text={
          mayEdit
            ? "Quais convênios cobrem cada exame. Cada toque na célula muda de não para sim e para autorização; no teclado, as setas e Espaço. Em Todos entram também os convênios que vierem depois."
            : "Quais convênios cobrem cada exame, como o site mostra."
        }
        title="Cobertura"
      >
        <GoButton icon="arrow-left" to={href("/admin/exames")} variant="quiet">
          Exames
        </GoButton>
        {mayEdit && !isEmpty && (
          <>
            <Button download icon="download" reloadDocument to={href("/admin/cobertura/exportar")}>
              Exportar CSV
            </Button>
            <Button aria-expanded={colagem.isOpen} icon="upload" onPress={colagem.toggle}>
              Colar ou importar
            </Button>
          </>
        )}
      </ScreenHead>
      {isEmpty ? (
        <EmptyState
          icon="Shield"
          text="A cobertura liga exames a convênios. Cadastre pelo menos um de cada."
          title="Ainda não há o que ligar"
        />
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {edicoes.conflicts && (
            <Conflict
              lines={edicoes.conflicts.map(({ exame, convenio, minha, salva }) => ({
                label: `${exame}, ${convenio}`,
                mine: minha,
                theirs: salva,
              }))}
              onKeepMine={() => edicoes.decide("minha")}
              onTakeTheirs={() => edicoes.decide("salva")}
              title="Outra pessoa mudou as mesmas células."
            />
          )}
          <SheetPanel {...colagem} />
          <GridFilters convenios={convenios} filter={filter} onChange={setFilter} />
          <CoberturaGrid
            edicoes={edicoes}
            isEditable={mayEdit}
            onPasteTable={colagem.read}
            shown={shown}
          />
          {shown.hidden > 0 && (
            <Button
              className="justify-self-start"
              onPress={() => setFilter({ ...filter, more: filter.more + 1 })}
            >
              Mostrar mais exames ({shown.hidden})
            </Button>
          )}
          {mayEdit && (
            <StickyBar>
              <p className="mr-auto" role="status">
                {changesText(edicoes.count)}
              </p>
              {edicoes.count > 0 && (
                <Button onPress={edicoes.discard} variant="quiet">
                  Descartar mudanças
                </Button>
              )}
              <Button
                isBusy={isBusy}
                isDisabled={edicoes.count === 0}
                onPress={edicoes.save}
                variant="filled"
              >
                {isBusy ? "Salvando..." : "Salvar"}
              </Button>
            </StickyBar>
          )}
        </div>
      )}
    </>
  );
}

function changesText(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 mudança ainda não salva" : `${count} mudanças ainda não salvas`;
}
