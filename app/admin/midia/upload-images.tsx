/** Sends images into the library, several at once. */
import { useRef } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { UPLOAD_TYPES } from "#domain/midia.ts";
import { UploadProgress } from "../media/upload-progress.tsx";
import { useImageUpload } from "../media/use-image-upload.ts";

export function UploadImages() {
  const chooser = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const { uploads, isUploading, send } = useImageUpload({
    bucket: "blog",
    onUploaded: () => revalidate(),
  });
  return (
    <div className="grid max-w-sm gap-2">
      <input
        accept={UPLOAD_TYPES.join(",")}
        aria-label="Imagens para enviar"
        className="sr-only"
        multiple
        onChange={(event) => {
          send([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
        ref={chooser}
        tabIndex={-1}
        type="file"
      />
      <Button
        icon="plus"
        isBusy={isUploading}
        look="filled"
        onPress={() => chooser.current?.click()}
      >
        {isUploading ? "Enviando..." : "Selecionar Imagem"}
      </Button>
      <UploadProgress uploads={uploads} />
    </div>
  );
}
