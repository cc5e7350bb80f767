import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { RestoredFocus } from "#app/admin/parts/restored-focus.tsx";
import { Conflict } from "#app/ui/controls/conflict.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { MIDIA_LIMITS, type Midia, midiaForm } from "#domain/midia/midia.ts";
import { REGISTRO_ALTERADO } from "#domain/registro/registro.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface AltTextFormProps {
  midia: Midia;
  name: string;
}

type Described = Pick<Midia, "texto_alternativo" | "versao">;

export interface AltTextAnswer {
  savedVersao: number;
  conflict: Described;
}

export function AltTextForm({ midia, name }: AltTextFormProps) {
  const fetcher = useFetcher<FormAnswer<AltTextAnswer>>();
  const { data: answer } = fetcher;
  const formRef = useRef<HTMLFormElement>(null);
  const versao = useRef<HTMLInputElement>(null);
  const [theirs, setTheirs] = useState<Described>();
  // The version and text that this person saw. A reload does not change them, so that a conflict is noticed.
  const [seen, setSeen] = useState<Described>(midia);
  const [typed, setTyped] = useState(midia.texto_alternativo);
  const sent = useRef("");
  useEffect(() => {
    setTheirs(answer?.conflict);
    const saved = answer?.savedVersao;
    if (saved === undefined) return;
    setTyped(textOf(formRef.current)?.value ?? "");
    setSeen({ versao: saved, texto_alternativo: sent.current });
  }, [answer]);
  const saveIfChanged = () => {
    const value = textOf(formRef.current)?.value.trim();
    if (theirs || value === undefined || value === seen.texto_alternativo) return;
    formRef.current?.requestSubmit();
  };
  const saveLater = useRef(saveIfChanged);
  saveLater.current = saveIfChanged;
  useEffect(() => {
    const isSaved = seen.versao !== midia.versao;
    if (isSaved && document.activeElement !== textOf(formRef.current)) saveLater.current();
  }, [seen, midia.versao]);
  const decide = (texto: string | undefined) => {
    const control = textOf(formRef.current);
    if (!theirs || !versao.current || !control) return;
    // These inputs are set without React, because the form is submitted before React would render the values.
    versao.current.value = String(theirs.versao);
    if (texto !== undefined) control.value = texto;
    setTheirs(undefined);
    control.focus();
    formRef.current?.requestSubmit();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handler only watches where the focus goes
    <div
      className="grid gap-4"
      onBlur={({ relatedTarget }) => {
        // Leaving a field saves it, so that people can tab through a page of images without pressing a button.
        if (!formRef.current?.contains(relatedTarget)) saveIfChanged();
      }}
    >
      {theirs && (
        <Conflict
          lines={[
            {
              label: "Texto alternativo",
              mine: textOf(formRef.current)?.value ?? "",
              theirs: theirs.texto_alternativo,
            },
          ]}
          onKeepMine={() => decide(undefined)}
          onTakeTheirs={() => decide(theirs.texto_alternativo)}
          title={REGISTRO_ALTERADO}
        />
      )}
      <RestoredFocus resetKey={seen.versao}>
        <AdminForm
          answer={answer}
          defaultValue={{ texto_alternativo: midia.texto_alternativo }}
          failure="Falha ao salvar texto alternativo"
          formRef={formRef}
          id={`midia-${midia.id}`}
          isSecond
          label={`Descrever ${name}`}
          onSent={() => {
            sent.current = textOf(formRef.current)?.value.trim() ?? "";
          }}
          own={{ fetcher, action: "/admin/midia" }}
          schema={midiaForm}
        >
          {(fields) => (
            <>
              <input defaultValue={midia.id} name="id" type="hidden" />
              <input defaultValue={seen.versao} name="versao" ref={versao} type="hidden" />
              <TextField
                defaultValue={typed}
                field={fields.texto_alternativo}
                label="Texto alternativo"
                maxLength={MIDIA_LIMITS.texto_alternativo}
              />
            </>
          )}
        </AdminForm>
      </RestoredFocus>
    </div>
  );
}

function textOf(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const control = form?.elements.namedItem("texto_alternativo");
  return control instanceof HTMLInputElement ? control : undefined;
}
