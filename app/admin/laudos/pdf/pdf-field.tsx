import { useRef, useState } from "react";
import { DropBox, FileInput, UploadBar } from "#app/admin/upload/drop-box.tsx";
import { useHeldSubmit } from "#app/admin/upload/use-held-submit.ts";
import { Button } from "#app/ui/button.tsx";
import { useAnnounced } from "#app/ui/controls/announced.ts";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { Anexos } from "./anexos.tsx";
import { FirstPage } from "./first-page.tsx";
import { Signatures } from "./signatures.tsx";
import { type SentPdf, usePdfUploads } from "./use-pdf-uploads.ts";

interface PdfFieldProps {
  field: FieldState;
  label: string;
  description?: string;
  onSent?(pdf: SentPdf): void;
}

export function PdfField({ field, label, description, onSent }: PdfFieldProps) {
  const [id, setId] = useState(textValue(field) ?? "");
  const chooser = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const { uploads, isUploading, send, clear } = usePdfUploads({
    matches: false,
    onSent(pdf) {
      setId(pdf.id);
      onSent?.(pdf);
    },
  });
  useAnnounced(hidden, id);
  const current = uploads.at(-1);
  const isHeld = useHeldSubmit({
    input: hidden,
    isUploading,
    hasFailed: current?.error !== undefined,
  });
  const choose = ([file]: File[]) => {
    if (!file || isUploading) return;
    clear();
    setId("");
    send([file]);
  };
  const message = current?.error ? `${current.name}: ${current.error}` : field.errors?.[0];
  return (
    <DropBox className="border p-4" onFiles={choose}>
      <label className="block font-medium" htmlFor={field.id}>
        {label}
      </label>
      <input name={field.name} ref={hidden} type="hidden" value={id} />
      <FileInput
        accept="application/pdf,.pdf"
        describedBy={[description && field.descriptionId, message && field.errorId]}
        id={field.id}
        isInvalid={Boolean(message)}
        onFiles={choose}
        ref={chooser}
      />
      {description && (
        <p className="field-description" id={field.descriptionId}>
          {description}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button icon="upload" isBusy={isUploading} onPress={() => chooser.current?.click()}>
          {isUploading ? "Enviando..." : id ? "Trocar arquivo" : "Escolher arquivo"}
        </Button>
        {current && !current.error && (
          <span className="min-w-0 flex-1 basis-40 text-sm">{current.name}</span>
        )}
      </div>
      {current?.sent && <Signatures {...current.sent} showsPerson />}
      {current?.sent && <Anexos anexos={current.sent.anexos} />}
      {isUploading && current && (
        <UploadBar className="mt-3" name={current.name} progress={current.progress} />
      )}
      <p aria-live="polite" className="mt-2 text-sm text-neutro-700 empty:hidden">
        {isHeld && "O formulário será salvo assim que o PDF chegar."}
      </p>
      <div aria-live="assertive">
        <FieldMessage id={field.errorId} message={message} />
      </div>
      {id && (
        <div className="mt-3 max-w-xs">
          <FirstPage id={id} key={id} />
        </div>
      )}
    </DropBox>
  );
}
