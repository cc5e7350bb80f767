import { type FieldMetadata, useFormMetadata } from "@conform-to/react";
import { useRef, useState } from "react";
import { Panel } from "#app/admin/parts/panel.tsx";
import { FileInput } from "#app/admin/upload/drop-box.tsx";
import { useHeldSubmit } from "#app/admin/upload/use-held-submit.ts";
import { Button } from "#app/ui/button.tsx";
import { textValue } from "#app/ui/controls/field-state.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { UPLOAD_TYPES } from "#domain/midia/midia.ts";
import { HERO_LIMITS, HERO_LABELS as LABELS } from "#domain/paginas/home-hero.ts";
import { LibraryDialog } from "../midia/field/library-dialog.tsx";
import { UploadProgress } from "../midia/field/upload-progress.tsx";
import { useImageUpload } from "../midia/field/use-image-upload.ts";
import { RowsField } from "../record/rows-field.tsx";

interface HeroImagesProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's images, not the type of the whole form
  field: FieldMetadata<{ url: string }[] | undefined, any, string[]>;
}

const REMOVED = { kind: "success", text: "Imagem removida com sucesso" } as const;

export function HeroImages({ field }: HeroImagesProps) {
  const form = useFormMetadata(field.formId);
  const toast = useToast();
  const chooser = useRef<HTMLInputElement>(null);
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const sent = useRef(0);
  const room = HERO_LIMITS.imagens - field.getFieldList().length;
  const insert = (url: string) => form.insert({ name: field.name, defaultValue: { url } });
  const { uploads, isUploading, send } = useImageUpload({
    bucket: "hero",
    isQuiet: true,
    onUploaded({ url }) {
      sent.current += 1;
      insert(url);
    },
  });
  const isHeld = useHeldSubmit({
    input: chooser,
    isUploading,
    hasFailed: uploads.some(({ error }) => error !== undefined),
  });
  const choose = async (files: File[]) => {
    sent.current = 0;
    if (files.length > room) {
      const left = files.slice(room).map(({ name }) => name);
      const text = `Use no máximo ${HERO_LIMITS.imagens} imagens. Não enviadas: ${left.join(", ")}.`;
      toast({ kind: "error", text });
    }
    await send(files.slice(0, room));
    if (sent.current > 0) {
      const text =
        sent.current === 1
          ? "1 imagem enviada com sucesso"
          : `${sent.current} imagens enviadas com sucesso`;
      toast({ kind: "success", text });
    }
  };
  return (
    <Panel
      text="A primeira é o fundo da página; com mais de uma, elas se alternam. Recomendado: 1920x1080 (16:9), no máximo 5MB cada."
      title="Carrossel"
    >
      <RowsField
        add={
          <div className="grid gap-3">
            <label className="field-label" htmlFor={field.id}>
              {LABELS.imagens}
            </label>
            <FileInput
              accept={UPLOAD_TYPES.join(",")}
              id={field.id}
              multiple
              onFiles={choose}
              ref={chooser}
            />
            <div className="flex flex-wrap gap-2">
              <Button
                icon="plus"
                isBusy={isUploading}
                isDisabled={room === 0}
                onPress={() => chooser.current?.click()}
              >
                {isUploading ? "Enviando..." : "Selecionar Imagens"}
              </Button>
              <Button isDisabled={room === 0} onPress={() => setIsLibraryOpen(true)}>
                Escolher da biblioteca
              </Button>
            </div>
            <p aria-live="polite" className="text-sm text-neutro-700 empty:hidden">
              {isHeld && "O formulário será salvo assim que as imagens chegarem."}
            </p>
            <UploadProgress uploads={uploads} />
          </div>
        }
        empty={<p className="text-neutro-700">Nenhuma imagem: o site mostra a sua própria.</p>}
        field={field}
        max={HERO_LIMITS.imagens}
        nameOf={(index) => `imagem ${index + 1}`}
        onRemoved={() => toast(REMOVED)}
        ordered="Carrossel"
      >
        {(row, index) => {
          const { url } = row.getFieldset();
          const address = textValue(url) ?? "";
          return (
            <>
              <input name={url.name} readOnly type="hidden" value={address} />
              {address.startsWith("/") ? (
                <img
                  alt={`Imagem ${index + 1}`}
                  className="aspect-video w-40 rounded-control border border-neutro-200 bg-neutro-100 object-cover"
                  src={address}
                />
              ) : (
                <span className="text-neutro-700">{address}</span>
              )}
            </>
          );
        }}
      </RowsField>
      {isLibraryOpen && (
        <LibraryDialog
          onCancel={() => setIsLibraryOpen(false)}
          onChoose={({ url }) => {
            setIsLibraryOpen(false);
            insert(url);
            toast({ kind: "success", text: "Imagem escolhida da biblioteca" });
          }}
        />
      )}
    </Panel>
  );
}
