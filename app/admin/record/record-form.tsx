/** A record's form: stores a draft in the browser, and shows both versions after a conflict. */
import type { DefaultValue, FieldMetadata } from "@conform-to/react";
import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { useAdminForm } from "#app/admin/form/use-admin-form.ts";
import { useAnswerToast } from "#app/admin/form/use-answer-toast.ts";
import { lacksImage } from "#app/admin/midia/field/lacks-image.ts";
import { Conflict } from "#app/ui/controls/conflict.tsx";
import { FIELDS } from "#app/ui/controls/field-state.ts";
import { IMAGE_NOT_REMOVED } from "#domain/midia/midia.ts";
import type { ComparedField, RecordValues } from "#domain/registro/record-values.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import type { z } from "#domain/z.ts";
import { DraftNotice } from "./draft/draft-notice.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { currentListSearch } from "./list/list-search.ts";
import { useSaved } from "./use-saved.ts";

/** What a form passes to its visible fields. */
export type FieldsOf<Fields extends Record<string, unknown>> = Required<{
  [key in keyof Fields]: FieldMetadata<Fields[key], Fields, string[]>;
}>;

interface RecordFormProps<Fields extends Record<string, unknown>, Value> {
  id: string;
  schema: z.ZodType<Value, Fields>;
  labels: Readonly<Record<string, string>>;
  /** The record as it was opened; null for a new one. */
  record: object | null;
  defaults?: DefaultValue<Fields>;
  answer: unknown;
  failure: string;
  /** The list's address with its search; absent where the form stays on its screen once it is saved. */
  cancelTo?: string;
  isLong?: boolean;
  isWide?: boolean;
  /** For one of several forms on a screen: it is sent to an address of its own. */
  own?: ComponentProps<typeof AdminForm>["own"];
  actions?: ReactNode;
  outcome?: ReactNode;
  label?: string;
  /** False where nothing typed may stay in the browser. */
  keepsDraft?: boolean;
  children(fields: FieldsOf<Fields>): ReactNode;
}

interface Opened extends RecordValues {
  id?: string;
  versao?: number;
}

export function RecordForm<Fields extends Record<string, unknown>, Value>({
  id,
  record,
  defaults,
  answer,
  keepsDraft = true,
  labels,
  cancelTo,
  ...form
}: RecordFormProps<Fields, Value>) {
  const opened = (record ?? defaults ?? {}) as Opened;
  const search = currentListSearch(useLocation().search);
  const formRef = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<Filled>({ key: 0, values: opened });
  // The version that was opened; data that are read again meanwhile must not replace it.
  const [versao, setVersao] = useState(opened.versao);
  const [decided, setDecided] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const draft = useDraft({
    id: keepsDraft ? id : undefined,
    recordId: opened.id,
    form: formRef,
    answer,
    drawn: filled.key,
  });
  useAnswerToast(answer);
  const onSaved = () => {
    setVersao(opened.versao);
    draft.discard();
    fill(opened, "saved");
  };
  useSaved({ id, answer, fetcher: form.own?.fetcher }, onSaved);
  useEffect(() => {
    if (!isSaving) return;
    setSaving(false);
    formRef.current?.requestSubmit();
  }, [isSaving]);
  const theirs = answer === decided ? undefined : conflictOf(answer);
  const fill = (values: RecordValues, from: Filled["from"]) =>
    setFilled(({ key }) => ({ key: key + 1, values, from }));
  const decide = (version: Opened) => {
    setVersao(version.versao);
    setDecided(answer);
  };
  return (
    <div className="grid gap-6">
      {theirs && (
        <Conflict
          lines={linesOf(answer, labels)}
          onKeepMine={() => {
            decide(theirs);
            setSaving(true);
            // The pressed button disappears with the two versions.
            formRef.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
          }}
          onTakeTheirs={() => {
            decide(theirs);
            draft.discard();
            fill(theirs, "theirs");
          }}
          title={REGISTRO_ALTERADO}
        />
      )}
      {draft.found && !theirs && (
        <DraftNotice
          onDiscard={() => {
            draft.discard();
            // The pressed button disappears with the notice.
            formRef.current?.querySelector<HTMLElement>(FIELDS)?.focus();
          }}
          onResume={() => fill({ ...opened, ...draft.resume() }, "draft")}
          savedAt={draft.found.savedAt}
        />
      )}
      <FilledForm
        {...form}
        cancelTo={cancelTo && cancelTo + search}
        answer={filled.key > 0 && answer === decided ? undefined : answer}
        formRef={formRef}
        id={id}
        from={filled.from}
        isSecond={theirs !== undefined}
        key={filled.key}
        onSent={draft.onSent}
        values={filled.values}
        versao={versao}
      />
    </div>
  );
}

interface Filled {
  key: number;
  values: RecordValues;
  /** The source of refilled values; undefined while the form is as it was opened. */
  from?: "draft" | "theirs" | "saved";
}

interface FilledFormProps<Fields extends Record<string, unknown>, Value>
  extends Omit<RecordFormProps<Fields, Value>, "record" | "defaults" | "keepsDraft" | "labels"> {
  values: RecordValues;
  versao: number | undefined;
  from: Filled["from"];
  isSecond: boolean;
  onSent(): void;
  formRef: RefObject<HTMLFormElement | null>;
}

const SUBMIT = "[type=submit]";

function FilledForm<Fields extends Record<string, unknown>, Value>({
  id,
  schema,
  values,
  versao,
  answer,
  from,
  formRef,
  failure,
  children,
  ...frame
}: FilledFormProps<Fields, Value>) {
  const [form, fields] = useAdminForm({
    id,
    schema,
    answer,
    defaultValue: values as DefaultValue<Fields>,
  });
  useEffect(() => {
    if (!from) return;
    // After a save the focus stays at the button; other new values are read from the top.
    const wanted = from === "saved" ? SUBMIT : FIELDS;
    const preventScroll = from === "saved";
    formRef.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll });
  }, [from, formRef]);
  return (
    <AdminForm
      {...frame}
      answer={answer}
      failure={() =>
        lacksImage(new FormData(formRef.current ?? undefined), values)
          ? `${failure}\n${IMAGE_NOT_REMOVED}`
          : failure
      }
      form={form}
      formRef={formRef}
      isUnsaved={from === "draft"}
    >
      {versao !== undefined && <input name="versao" readOnly type="hidden" value={versao} />}
      {children(fields as unknown as FieldsOf<Fields>)}
    </AdminForm>
  );
}

function linesOf(answer: unknown, labels: Readonly<Record<string, string>>) {
  const { differences = {} } = answer as { differences?: Record<string, ComparedField> };
  return Object.entries(labels).flatMap(([field, label]) => {
    const difference = differences[field];
    return difference ? [{ label, ...difference }] : [];
  });
}

function conflictOf(answer: unknown): Opened | undefined {
  if (typeof answer !== "object" || answer === null || !("conflict" in answer)) return undefined;
  return answer.conflict as Opened | undefined;
}
