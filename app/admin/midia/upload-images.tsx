import { useRef } from "react";
import { useRevalidator } from "react-router";
import { DropAnywhere } from "#app/admin/upload/drop-anywhere.tsx";
import { FileInput } from "#app/admin/upload/drop-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { UPLOAD_TYPES } from "#domain/midia/midia.ts";
import { UploadProgress } from "./field/upload-progress.tsx";
import { useImageUpload } from "./field/use-image-upload.ts";

export function UploadImages() {
  const chooser = useRef<HTMLInputElement>(null);
  const { revalidate } = useRevalidator();
  const { uploads, isUploading, send } = useImageUpload({
    bucket: "blog",
    isPermanent: true,
    onUploaded: () => revalidate(),
  });
  return (
    <div className="grid max-w-sm gap-2">
      <FileInput
        accept={UPLOAD_TYPES.join(",")}
        aria-label="Imagens para enviar"
        multiple
        onFiles={send}
        ref={chooser}
      />
      <Button
        icon="plus"
        isBusy={isUploading}
        variant="filled"
        onPress={() => chooser.current?.click()}
      >
        {isUploading ? "Enviando..." : "Selecionar Imagem"}
      </Button>
      <DropAnywhere onFiles={send} text="Solte as imagens aqui para enviar" />
      <UploadProgress uploads={uploads} />
    </div>
  );
}
