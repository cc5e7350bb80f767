import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { ProgressBar } from "#app/ui/controls/progress-bar.tsx";

interface DropBoxProps {
  onFiles(files: File[]): void;
  takesPasted?: boolean;
  className: string;
  children: ReactNode;
}

/** A box onto which files can be dropped. It must contain a button that opens files, for keyboards and touch. */
export function DropBox({ onFiles, takesPasted = false, className, children }: DropBoxProps) {
  const [isOver, setIsOver] = useState(false);
  const colours = isOver ? "border-primaria-600 bg-primaria-50" : "border-neutro-300";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a button within the box accepts the same files
    <div
      className={`rounded-panel border-dashed ${colours} ${className}`}
      onDragLeave={() => setIsOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
      onPaste={(event) => {
        const files = [...event.clipboardData.files];
        if (!takesPasted || files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
    >
      {children}
    </div>
  );
}

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  onFiles(files: File[]): void;
  accept: string;
  multiple?: boolean;
  id?: string;
  "aria-label"?: string;
  describedBy?: readonly (string | undefined | false)[];
  isInvalid?: boolean;
}

/** The file name endings of iPhone photographs, because most computers know no MIME type for them. */
const HEIC_ENDINGS = ".heic,.heif";

export function FileInput({ onFiles, describedBy = [], isInvalid, ...input }: FileInputProps) {
  const { ref, accept } = input;
  useEffect(() => {
    // A phone that is not asked for HEIC converts its photographs to JPEG by itself.
    const isPhone = window.matchMedia("(pointer: coarse)").matches;
    const takesPhotos = accept.includes("image/jpeg");
    if (ref.current && takesPhotos && !isPhone) ref.current.accept = `${accept},${HEIC_ENDINGS}`;
  }, [ref, accept]);
  return (
    <input
      {...input}
      aria-describedby={describedBy.filter(Boolean).join(" ") || undefined}
      aria-invalid={isInvalid || undefined}
      className="sr-only"
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        // Clears the input, because choosing the same file again would otherwise fire no event.
        event.target.value = "";
      }}
      tabIndex={-1}
      type="file"
    />
  );
}

interface UploadBarProps {
  name: string;
  progress: number;
  isPreparing?: boolean | undefined;
  className?: string;
}

export function UploadBar({ name, progress, isPreparing, className = "" }: UploadBarProps) {
  const doing = isPreparing ? "Reduzindo" : "Enviando";
  return (
    <>
      <ProgressBar aria-label={`${doing} ${name}`} className={className} max={1} value={progress} />
      <p aria-live="polite" className="mt-1 text-sm text-neutro-700 empty:hidden">
        {isPreparing && "A foto é grande: está sendo reduzida antes de sair."}
      </p>
    </>
  );
}
