import { useRef } from "react";
import { href, Link } from "react-router";
import { DropBox, FileInput, UploadBar } from "#app/admin/upload/drop-box.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { countRepetidas } from "#domain/imagens/imagens.ts";
import { type ImageUploads, useImageUploads } from "./use-image-uploads.ts";

const MOST_NAMED = 20;

export function SendImages({ laudo, onSent }: { laudo: string; onSent(): void }) {
  const chooser = useRef<HTMLInputElement>(null);
  const { uploads, send } = useImageUploads(
    href("/admin/laudos/:id/imagens/enviar", { id: laudo }),
    onSent,
  );
  const choose = (files: File[]) => {
    if (!uploads?.isRunning) void send(files);
  };
  return (
    <DropBox className="border-2 p-6" onFiles={choose}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          icon="upload"
          isBusy={uploads?.isRunning ?? false}
          variant="filled"
          onPress={() => chooser.current?.click()}
        >
          Enviar imagens
        </Button>
        <p className="min-w-0 flex-1 basis-64 text-sm text-neutro-700">
          Arquivos DICOM, quantos forem, ou um zip com eles. Também podem ser arrastados para cá.
        </p>
      </div>
      <FileInput
        accept=".dcm,.zip,application/dicom,application/zip,*/*"
        aria-label="Arquivos de imagens"
        multiple
        onFiles={choose}
        ref={chooser}
      />
      {uploads && <Outcome uploads={uploads} />}
    </DropBox>
  );
}

function Outcome({ uploads }: { uploads: ImageUploads }) {
  const { progress, files, isRunning, failure, recebidas, repetidas, recusadas, esperam } = uploads;
  const done = [
    recebidas > 0 && (recebidas === 1 ? "1 imagem recebida" : `${recebidas} imagens recebidas`),
    repetidas > 0 && countRepetidas(repetidas),
    recusadas.length > 0 &&
      (recusadas.length === 1 ? "1 arquivo recusado" : `${recusadas.length} arquivos recusados`),
  ].filter(Boolean);
  return (
    <div className="mt-4 grid gap-2">
      {isRunning && (
        <UploadBar name={files === 1 ? "1 arquivo" : `${files} arquivos`} progress={progress} />
      )}
      {!isRunning && done.length > 0 && (
        <p className="flex gap-1.5" role="status">
          <Icon className="mt-1 size-4 text-certo" name="check" />
          {done.join(", ")}.
        </p>
      )}
      {failure && (
        <p className="flex gap-1.5 font-medium text-erro" role="alert">
          <Icon className="mt-1 size-4" name="alert" />
          {failure}
        </p>
      )}
      {esperam.length > 0 && (
        <div className="rounded-panel bg-aviso-fundo p-3" role="alert">
          <p className="font-medium">
            Há imagens que não entraram neste laudo. Elas esperam em{" "}
            <Link className="link" to={href("/admin/imagens")}>
              Imagens sem laudo
            </Link>
            .
          </p>
          <ul className="mt-1">
            {esperam.map((why) => (
              <li key={why}>{why}</li>
            ))}
          </ul>
        </div>
      )}
      {recusadas.length > 0 && (
        <ul className="grid gap-1 text-sm text-neutro-800 wrap-anywhere">
          {recusadas.slice(0, MOST_NAMED).map(({ nome, problema }, index) => (
            <li key={`${index} ${nome}`}>
              {nome}: {problema}
            </li>
          ))}
          {recusadas.length > MOST_NAMED && <li>e mais {recusadas.length - MOST_NAMED}</li>}
        </ul>
      )}
    </div>
  );
}
