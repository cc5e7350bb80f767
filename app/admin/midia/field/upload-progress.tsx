import { UploadBar } from "#app/admin/upload/drop-box.tsx";
import type { Upload } from "#app/admin/upload/use-uploads.ts";
import { Icon } from "#app/ui/icon.tsx";

export function UploadProgress({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul aria-label="Envio de imagens" className="grid gap-2 empty:hidden">
      {uploads.map(({ key, name, progress, isPreparing, error }) => (
        <li className="text-sm" key={key}>
          {error === undefined ? (
            <>
              <span className="text-neutro-800">{name}</span>
              <UploadBar
                className="mt-1"
                isPreparing={isPreparing}
                name={name}
                progress={progress}
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
