import type { DefaultValue } from "@conform-to/react";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { AdminForm, type AdminFormProps } from "#app/admin/form/admin-form.tsx";
import { lacksImage } from "#app/admin/midia/field/lacks-image.ts";
import { Conflict } from "#app/ui/controls/conflict.tsx";
import { FieldLabels } from "#app/ui/controls/field-labels.ts";
import { FIELDS } from "#app/ui/controls/field-state.ts";
import { IMAGE_NOT_REMOVED } from "#domain/midia/midia.ts";
import type { RecordValues } from "#domain/registro/record-values.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { DraftNotice } from "./draft/draft-notice.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { currentListSearch, newRecordOf } from "./list/list-search.ts";
import type { RecordConflict } from "./save-record.server.ts";
import { useSaved } from "./use-saved.ts";

interface RecordFormProps<Fields extends Record<string, unknown>, Value>
  extends Omit<
    AdminFormProps<Fields, Value>,
    "defaultValue" | "versao" | "formRef" | "isUnsaved" | "isSecond" | "onSent"
  > {
  /** The fields' labels, in the order in which a conflict lists the differences. */
  labels: Readonly<Record<string, string>>;
  record: object | null;
  isOftenRepeated?: boolean;
  defaults?: DefaultValue<Fields>;
  answer: FormAnswer<RecordConflict> | undefined;
  failure: string;
  /** False for data of people outside the staff, because drafts are stored in the browser. */
  keepsDraft?: boolean;
}

type Opened = RecordConflict["conflict"];

interface Filled {
  key: number;
  values: RecordValues;
  from?: "draft" | "theirs" | "saved";
}

const SUBMIT = "[type=submit]";

/** After a new record was saved, its id is the key, so that React remounts the form empty for the next record. */
export function RecordForm<Fields extends Record<string, unknown>, Value>(
  props: RecordFormProps<Fields, Value>,
) {
  const before = newRecordOf(useLocation().search);
  return <OpenedForm {...props} key={before} follows={before !== undefined} />;
}

function OpenedForm<Fields extends Record<string, unknown>, Value>({
  follows,
  id,
  record,
  defaults,
  answer,
  failure,
  keepsDraft = true,
  labels,
  cancelTo,
  isOftenRepeated = false,
  ...form
}: RecordFormProps<Fields, Value> & { follows: boolean }) {
  const opened = (record ?? defaults ?? {}) as Opened;
  const search = currentListSearch(useLocation().search);
  const formRef = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState<Filled>({ key: 0, values: opened });
  // The version that was opened. Loading the record again does not change it, so that a conflict is noticed.
  const [versao, setVersao] = useState(opened.versao);
  const [decided, setDecided] = useState<FormAnswer>();
  const [isSaving, setSaving] = useState(false);
  const draft = useDraft({
    id: keepsDraft ? id : undefined,
    recordId: opened.id,
    form: formRef,
    answer,
    drawn: filled.key,
  });
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
  useEffect(() => {
    if (follows) formRef.current?.querySelector<HTMLElement>(FIELDS)?.focus();
  }, [follows]);
  useEffect(() => {
    if (!filled.from) return;
    // A save returns the focus to its button. A draft or another person's version moves the focus to the first field.
    const wanted = filled.from === "saved" ? SUBMIT : FIELDS;
    const preventScroll = filled.from === "saved";
    formRef.current?.querySelector<HTMLElement>(wanted)?.focus({ preventScroll });
  }, [filled]);
  const theirs = answer === decided ? undefined : answer?.conflict;
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
          lines={linesOf(answer?.differences, labels)}
          onKeepMine={() => {
            decide(theirs);
            setSaving(true);
            formRef.current?.querySelector<HTMLElement>(SUBMIT)?.focus();
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
            formRef.current?.querySelector<HTMLElement>(FIELDS)?.focus();
          }}
          onResume={() => fill({ ...opened, ...draft.resume() }, "draft")}
          savedAt={draft.found.savedAt}
        />
      )}
      <FieldLabels value={labels}>
        <AdminForm
          {...form}
          answer={filled.key > 0 && answer === decided ? undefined : answer}
          cancelTo={cancelTo && cancelTo + search}
          defaultValue={filled.values as DefaultValue<Fields>}
          failure={() =>
            lacksImage(new FormData(formRef.current ?? undefined), filled.values)
              ? `${failure}\n${IMAGE_NOT_REMOVED}`
              : failure
          }
          formRef={formRef}
          id={id}
          isSecond={theirs !== undefined}
          isUnsaved={filled.from === "draft"}
          key={filled.key}
          onSent={draft.onSent}
          startsAnother={isOftenRepeated && record === null}
          versao={versao}
        />
      </FieldLabels>
    </div>
  );
}

function linesOf(
  differences: RecordConflict["differences"] = {},
  labels: Readonly<Record<string, string>>,
) {
  return Object.entries(labels).flatMap(([field, label]) => {
    const difference = differences[field];
    return difference ? [{ label, ...difference }] : [];
  });
}
