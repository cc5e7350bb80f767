/** Importar CSV: shows what a spreadsheet's file would do to the exams, and does it once confirmed. */
import { useRef, useState } from "react";
import { data, Form, href, useActionData, useNavigation } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useAnswerToast } from "#app/admin/form/use-answer-toast.ts";
import { useNotSent } from "#app/admin/form/use-not-sent.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { FileField } from "#app/ui/controls/file-field.tsx";
import { LinkButton } from "#app/ui/controls/link-button.tsx";
import { parseForm } from "#app/ui/read-form-data.ts";
import { changedValues, EXAME_COLUMNS, IMPORT_LIMITS, importForm } from "#domain/exame-csv.ts";
import { listMudancas } from "#domain/trilha.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { checkImport, type ImportCheck, importExames } from "#server/data/exames/exame-import.ts";
import { decodeCsv } from "#server/data/kit/csv-reader.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import type { Route } from "./+types/import.ts";
import { ImportPreview } from "./import-preview.tsx";

const TOO_LARGE = "O arquivo deve ter no máximo 1 MB";
const NO_TEXT = "Isto não é um arquivo CSV. Na planilha, salve como CSV (UTF-8).";
const STALE =
  "Os exames mudaram depois da conferência. Veja de novo o que vai mudar antes de confirmar.";

export async function loader(args: Route.LoaderArgs) {
  await asStaff(args, "create", "exames");
  return null;
}

export async function action(args: Route.ActionArgs) {
  await asStaff(args, "create", "exames");
  const work = await asStaff(args, "update", "exames");
  const submission = await parseForm(args.request, importForm);
  const wrong = (problem: string) => data({ problem }, { status: 400 });
  if (submission.status !== "success") return wrong(TOO_LARGE);
  const { arquivo, texto, conferido } = submission.value;
  if (!arquivo && texto === undefined) return wrong("Escolha um arquivo");
  if (arquivo && arquivo.size > IMPORT_LIMITS.bytes) return wrong(TOO_LARGE);
  const text = arquivo ? decodeCsv(new Uint8Array(await arquivo.arrayBuffer())) : texto;
  if (text === undefined) return wrong(NO_TEXT);
  if (arquivo || conferido === undefined) {
    const check = await work.transaction((tx) => checkImport(tx, text));
    const status = check.plan.problems.length > 0 ? 400 : 200;
    return data({ check: shownOf(check, text) }, { status });
  }
  const result = await work.transaction((tx) => importExames(tx, text, conferido));
  if (result.status === "saved") {
    const { created, changed } = result.plan;
    return redirectWithFlash(work.context, href("/admin/exames"), {
      title: "Sucesso",
      text: importedText(created.length + changed.length),
      kind: "success",
    });
  }
  const toast = { kind: "error" as const, text: STALE };
  return data({ check: shownOf(result, text), toast }, { status: 409 });
}

/** What is shown of it, with its changes in words. */
function shownOf({ plan, mark }: ImportCheck, text: string) {
  const changed = plan.changed.map((change) => {
    const { antes, depois } = changedValues(change);
    const { line, exame } = change;
    return { line, nome: exame.nome, mudancas: listMudancas("exames", antes, depois) };
  });
  return { plan: { ...plan, changed }, mark, text };
}

export type ShownCheck = ReturnType<typeof shownOf>;

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction);
}

export default function ImportExames() {
  const answer = useActionData<typeof clientAction>();
  const { send, sendAgain } = useSendAgain({ encType: "multipart/form-data" });
  useAnswerToast(answer);
  useNotSent(answer, "Falha ao importar exames", sendAgain);
  const check = answer && "check" in answer ? answer.check : undefined;
  const problem = answer && "problem" in answer ? answer.problem : undefined;
  return (
    <>
      <ScreenHead
        text="Inclui e atualiza exames a partir de uma planilha. Nada é gravado antes de você confirmar."
        title="Importar CSV"
      >
        <LinkButton to={href("/admin/exames")}>Voltar aos exames</LinkButton>
      </ScreenHead>
      <FileForm onSend={send} problem={problem} />
      {check && <ImportPreview check={check} onSend={send} />}
    </>
  );
}

function FileForm({ problem, onSend }: { problem?: string; onSend(form: FormData): void }) {
  const form = useRef<HTMLFormElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("formulario") === "conferir";
  const message = tooLarge ? TOO_LARGE : problem;
  const field = {
    id: "arquivo",
    name: "arquivo",
    errorId: "arquivo-erro",
    descriptionId: "arquivo-dica",
    errors: message ? [message] : undefined,
  };
  return (
    <Form
      className="grid max-w-xl gap-4"
      encType="multipart/form-data"
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
      ref={form}
    >
      <input name="formulario" type="hidden" value="conferir" />
      <FileField
        accept=".csv,text/csv"
        description={`Um CSV de até 1 MB, com as colunas ${Object.values(EXAME_COLUMNS).join(", ")}. Só a primeira é obrigatória; nos exames novos, Descrição também, e onde essa coluna vem ela não fica vazia. A conferência começa quando você escolhe o arquivo.`}
        field={field}
        label="Arquivo"
        onFile={(file) => {
          const isTooLarge = (file?.size ?? 0) > IMPORT_LIMITS.bytes;
          setTooLarge(isTooLarge);
          if (file && !isTooLarge) form.current?.requestSubmit();
        }}
      />
      <Button className="justify-self-start" isBusy={isBusy} isDisabled={tooLarge} type="submit">
        {isBusy ? "Conferindo..." : "Conferir"}
      </Button>
    </Form>
  );
}

function importedText(count: number): string {
  return count === 1 ? "1 exame importado" : `${count} exames importados`;
}
