import { type ReactNode, useEffect, useRef, useState } from "react";
import { DropBox, FileInput, UploadBar } from "#app/admin/upload/drop-box.tsx";
import { useHeldSubmit } from "#app/admin/upload/use-held-submit.ts";
import { Button } from "#app/ui/button.tsx";
import { useAnnounced } from "#app/ui/controls/announced.ts";
import { useLabel } from "#app/ui/controls/field-labels.ts";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import {
  latePart,
  PART_MISSING,
  useLatePart,
  usePrepared,
} from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import {
  type Bucket,
  isIdentidade,
  type Recorte,
  UPLOAD_TYPES,
  UPLOAD_TYPES_WITH_SVG,
} from "#domain/midia/midia.ts";
import type { CropShape } from "./crop-dialog.tsx";
import { checkEarly, type UploadedImage, useImageUpload } from "./use-image-upload.ts";

const cropDialog = latePart(() => import("./crop-dialog.tsx"), "CropDialog");
const libraryDialog = latePart(() => import("./library-dialog.tsx"), "LibraryDialog");

interface ImageFieldProps {
  field: FieldState;
  label?: string;
  bucket: Bucket;
  crop?: CropShape;
  description?: ReactNode;
  addressLabel?: string;
  onChosen?(image: UploadedImage): void;
}

export function ImageField({
  field,
  label: ownLabel,
  bucket,
  crop,
  description,
  addressLabel,
  onChosen,
}: ImageFieldProps) {
  const label = useLabel(field, ownLabel);
  const [url, setUrl] = useHiddenValue(textValue(field) ?? "");
  const [file, setFile] = useState<File>();
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const hidden = useRef<HTMLInputElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const toast = useToast();
  usePrepared(cropDialog);
  usePrepared(libraryDialog);
  const sayMissing = () => toast({ kind: "error", text: PART_MISSING });
  const CropDialog = useLatePart(cropDialog, Boolean(file && crop), () => {
    setFile(undefined);
    sayMissing();
  });
  const LibraryDialog = useLatePart(libraryDialog, isLibraryOpen, () => {
    setIsLibraryOpen(false);
    sayMissing();
  });
  const take = (image: UploadedImage) => {
    setUrl(image.url);
    onChosen?.(image);
  };
  const { uploads, isUploading, send, dismissErrors } = useImageUpload({
    bucket,
    onUploaded: take,
  });
  useAnnounced(hidden, url);
  useFollowed(hidden, setUrl);

  const start = (chosen: File, recorte?: Recorte) => {
    setFile(undefined);
    send([chosen], recorte);
  };
  const choose = ([chosen]: File[]) => {
    if (!chosen || isUploading) return;
    // The dialog for cropping opens only for a file that the server would accept and whose type is known.
    if (crop && !checkEarly(chosen, bucket) && chosen.type !== "") setFile(chosen);
    else start(chosen);
  };
  const failure = uploads.find(({ error }) => error !== undefined)?.error;
  const [current] = uploads;
  const isHeld = useHeldSubmit({ input: hidden, isUploading, hasFailed: failure !== undefined });
  const message = failure ?? field.errors?.[0];

  return (
    <DropBox className="border p-4" onFiles={choose} takesPasted>
      <label className="block font-medium" htmlFor={field.id}>
        {label}
      </label>
      {!addressLabel && <input name={field.name} ref={hidden} type="hidden" value={url} />}
      <FileInput
        accept={(isIdentidade(bucket) ? UPLOAD_TYPES_WITH_SVG : UPLOAD_TYPES).join(",")}
        describedBy={[Boolean(description) && field.descriptionId, message && field.errorId]}
        id={field.id}
        isInvalid={Boolean(message)}
        onFiles={choose}
        ref={chooser}
      />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Preview label={label} url={url} />
        <div className="flex min-w-0 flex-1 basis-48 flex-wrap gap-2" ref={buttons}>
          <Button isBusy={isUploading} onPress={() => chooser.current?.click()}>
            {isUploading ? "Enviando..." : "Selecionar Imagem"}
          </Button>
          <Button isDisabled={isUploading} onPress={() => setIsLibraryOpen(true)}>
            Escolher da biblioteca
          </Button>
          {url && !addressLabel && (
            <Button
              isDisabled={isUploading}
              onPress={() => {
                dismissErrors();
                setUrl("");
                buttons.current?.querySelector("button")?.focus();
              }}
            >
              Remover
            </Button>
          )}
        </div>
      </div>
      {isUploading && current && (
        <UploadBar
          className="mt-3"
          isPreparing={current.isPreparing}
          name={current.name}
          progress={current.progress}
        />
      )}
      {addressLabel && (
        <div className="mt-3">
          <label className="field-label" htmlFor={`${field.id}-endereco`}>
            {addressLabel}
          </label>
          <input
            aria-describedby={message ? field.errorId : undefined}
            aria-invalid={message ? true : undefined}
            autoComplete="off"
            className="control mt-1.5"
            id={`${field.id}-endereco`}
            inputMode="url"
            name={field.name}
            onChange={(event) => {
              dismissErrors();
              setUrl(event.target.value);
            }}
            placeholder="https://"
            ref={hidden}
            type="text"
            value={url}
          />
        </div>
      )}
      <p aria-live="polite" className="mt-2 text-sm text-neutro-700 empty:hidden">
        {isHeld && "O formulário será salvo assim que a imagem chegar."}
      </p>
      {description && (
        <p className="mt-2 text-sm text-neutro-700" id={field.descriptionId}>
          {description}
        </p>
      )}
      <div aria-live="assertive">
        {message && (
          <p className="mt-2 flex gap-1.5 text-sm font-medium text-erro" id={field.errorId}>
            <Icon className="mt-0.5 size-4" name="alert" />
            {message}
          </p>
        )}
      </div>
      {file && crop && CropDialog && (
        <CropDialog
          file={file}
          onCancel={() => setFile(undefined)}
          onCrop={(recorte) => start(file, recorte)}
          shape={crop}
        />
      )}
      {isLibraryOpen && LibraryDialog && (
        <LibraryDialog
          bucket={isIdentidade(bucket) ? bucket : undefined}
          onCancel={() => setIsLibraryOpen(false)}
          onChoose={(image) => {
            setIsLibraryOpen(false);
            dismissErrors();
            take(image);
            toast({ kind: "success", text: "Imagem escolhida da biblioteca" });
          }}
        />
      )}
    </DropBox>
  );
}

function Preview({ url, label }: { url: string; label: string }) {
  const box = "size-24 shrink-0 rounded-control border border-neutro-200 bg-neutro-100";
  if (url && !url.startsWith("/"))
    return (
      <span className={`${box} grid place-items-center text-center text-sm text-neutro-700`}>
        {URL.canParse(url) ? "De outro site" : "Sem imagem"}
      </span>
    );
  // A light logo could not be seen on the usual background.
  const ground = /-escuro-\d+x/.test(url) ? "bg-tinta!" : "";
  if (url)
    return (
      <img alt={`${label}: imagem atual`} className={`${box} object-contain ${ground}`} src={url} />
    );
  return (
    <span className={`${box} grid place-items-center text-center text-sm text-neutro-700`}>
      Sem imagem
    </span>
  );
}

function useHiddenValue(initial: string) {
  const [url, setUrl] = useState(initial);
  // If the form's initial value changes, as when a version is restored, the field shows the new value.
  const [came, setCame] = useState(initial);
  if (came !== initial) {
    setCame(initial);
    setUrl(initial);
  }
  return [url, setUrl] as const;
}

/** Shows a value that other code sets in the input. Such code also fires `change`. */
function useFollowed(
  input: React.RefObject<HTMLInputElement | null>,
  setUrl: (url: string) => void,
) {
  useEffect(() => {
    const { current } = input;
    if (!current) return;
    const follow = () => setUrl(current.value);
    current.addEventListener("change", follow);
    return () => current.removeEventListener("change", follow);
  }, [input, setUrl]);
}
