import { useRef, useState } from "react";
import { data, Form, useActionData, useLoaderData, useNavigation } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { useSendAgain } from "#app/admin/form/use-send-again.ts";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { FileField } from "#app/ui/controls/file-field.tsx";
import { decodeCsv } from "#domain/spreadsheet/csv-reader.ts";
import { importForm } from "#domain/spreadsheet/import-form.ts";
import { neededColumns } from "#domain/spreadsheet/sheet.ts";
import {
  backText,
  columnsText,
  failureText,
  IMPORT_LIMITS,
  importedText,
  NO_TEXT,
  purposeText,
  staleText,
  TOO_LARGE,
} from "#domain/spreadsheet/words.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { checkImport, importRecords } from "#server/data/kit/spreadsheet.ts";
import { redirectWithFlash } from "#server/http/cookies/flash.ts";
import { answerForm } from "#server/http/forms/answer-form.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import type { Route } from "./+types/import.ts";
import { findSheet } from "./find-sheet.server.ts";
import { ImportPreview } from "./import-preview.tsx";
import { previewOf } from "./preview.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const { thing, path, sheet } = findSheet(args.request);
  await asStaff(args, "create", thing);
  const { labels, lists = [], words } = sheet;
  const columns = columnsText(words, {
    labels: Object.values(labels),
    needed: neededColumns(sheet),
    lists: lists.map((field) => labels[field] ?? field),
  });
  return { path, words, columns };
}

interface Checked {
  check: ReturnType<typeof previewOf>;
  problem: string;
}

export async function action(args: Route.ActionArgs): Promise<Response | DataAnswer<Checked>> {
  const { thing, path, ...file } = findSheet(args.request);
  const { words } = file.sheet;
  await asStaff(args, "create", thing);
  const work = await asStaff(args, "update", thing);
  const wrong = (problem: string) => data({ problem }, { status: 400 });
  return answerForm(work, {
    schema: importForm,
    invalid: () => wrong(TOO_LARGE),
    async do({ arquivo, texto, conferido }): Promise<Response | DataAnswer<Checked>> {
      if (!arquivo && texto === undefined) return wrong("Escolha um arquivo");
      if (arquivo && arquivo.size > IMPORT_LIMITS.bytes) return wrong(TOO_LARGE);
      const text = arquivo ? decodeCsv(new Uint8Array(await arquivo.arrayBuffer())) : texto;
      if (text === undefined) return wrong(NO_TEXT);
      const shown = { thing, sheet: file.sheet, text };
      if (arquivo || conferido === undefined) {
        const check = await work.transaction((tx) => checkImport(tx, { ...file, text }));
        const status = check.plan.problems.length > 0 ? 400 : 200;
        return data({ check: previewOf(check, shown) }, { status });
      }
      const result = await work.transaction((tx) =>
        importRecords(tx, { ...file, text, shown: conferido }),
      );
      if (result.status === "saved") {
        const { created, changed } = result.plan;
        const count = created.length + changed.length;
        return redirectWithFlash(work.context, path, importedText(words, count));
      }
      const toast = { kind: "error" as const, text: staleText(words) };
      return data({ check: previewOf(result, shown), toast }, { status: 409 });
    },
  });
}

export const clientAction = keepTyped;

export default function ImportRecords() {
  const { path, words, columns } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { send, sendAgain } = useSendAgain({ encType: "multipart/form-data" });
  useFormAnswer(answer, failureText(words), sendAgain);
  const { check, problem } = answer ?? {};
  return (
    <>
      <ScreenHead text={purposeText(words)} title="Importar CSV">
        <Button to={path}>{backText(words)}</Button>
      </ScreenHead>
      <FileForm columns={columns} onSend={send} problem={problem} />
      {check && <ImportPreview check={check} onSend={send} words={words} />}
    </>
  );
}

interface FileFormProps {
  columns: string;
  problem?: string;
  onSend(form: FormData): void;
}

function FileForm({ columns, problem, onSend }: FileFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("formulario") === "conferir";
  const message = tooLarge ? TOO_LARGE : problem;
  const field = fieldState("arquivo", { errors: message ? [message] : undefined });
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
        description={columns}
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
