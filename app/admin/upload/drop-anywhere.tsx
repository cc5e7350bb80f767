import { useEffect, useRef, useState } from "react";

interface DropAnywhereProps {
  text: string;
  onFiles(files: File[]): void;
}

/** Accepts files that are dropped anywhere on the screen. The screen must also have a button that opens files. */
export function DropAnywhere({ text, onFiles }: DropAnywhereProps) {
  const [isOver, setIsOver] = useState(false);
  const latest = useRef(onFiles);
  latest.current = onFiles;
  useEffect(() => {
    const controller = new AbortController();
    const on = (name: "dragover" | "dragleave" | "drop", then: (event: DragEvent) => void) =>
      document.addEventListener(name, then, { signal: controller.signal });
    on("dragover", (event) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    });
    // Without a related target the pointer has left the whole window, not only an element.
    on("dragleave", ({ relatedTarget }) => relatedTarget === null && setIsOver(false));
    on("drop", (event) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      setIsOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    });
    return () => controller.abort();
  }, []);
  if (!isOver) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-panel border-2 border-dashed border-primaria-600 bg-primaria-50/90 text-xl font-semibold"
    >
      {text}
    </div>
  );
}
