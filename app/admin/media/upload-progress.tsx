/** Files on their way, and those that did not arrive. */
import { Icon } from "#app/ui/icon.tsx";
import type { ImageUpload } from "./use-image-upload.ts";

export function UploadProgress({ uploads }: { uploads: readonly ImageUpload[] }) {
  return (
    <ul aria-label="Envio de imagens" className="grid gap-2 empty:hidden">
      {uploads.map(({ key, name, progress, error }) => (
        <li className="text-sm" key={key}>
          {error === undefined ? (
            <>
              <span className="text-neutro-800">{name}</span>
              <progress
                aria-label={`Enviando ${name}`}
                className="progress-bar mt-1"
                max={1}
                value={progress}
              />
            </>
          ) : (
            <p className="flex gap-1.5 font-medium text-erro" role="alert">
              <Icon className="mt-0.5 size-4" name="alert" />
              <span>
                {name}: {error}
              </span>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
