import { useEffect, useState } from "react";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";

const PAUSE_MS = 200;

/** A field of the form. With `isList` it is a list of inputs with the same name. */
type TextSource = Pick<FieldState, "id" | "name" | "defaultValue"> & { isList?: boolean };

export function useTexts(fields: readonly TextSource[]): string[] {
  const [texts, setTexts] = useState(() => fields.map((field) => textValue(field) ?? ""));
  const key = fields.map(({ id, name, isList }) => `${id} ${isList ? name : ""}`).join("\n");
  useEffect(() => {
    const sources = key.split("\n").map((line) => line.split(" "));
    const controls = sources.map(([id = ""]) => document.getElementById(id));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      const next = controls.map((control, index) => readControl(control, sources[index]?.[1]));
      setTexts((last) => (next.join("\0") === last.join("\0") ? last : next));
    };
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(read, PAUSE_MS);
    };
    read();
    for (const control of controls) {
      control?.addEventListener("input", readSoon);
      control?.addEventListener("change", readSoon);
    }
    return () => {
      clearTimeout(timer);
      for (const control of controls) {
        control?.removeEventListener("input", readSoon);
        control?.removeEventListener("change", readSoon);
      }
    };
  }, [key]);
  return texts;
}

function readControl(control: HTMLElement | null, list = ""): string {
  if (!isControl(control)) return "";
  if (!list || !control.form) return control.value;
  return [...new FormData(control.form)]
    .filter(([name, value]) => name.startsWith(`${list}[`) && typeof value === "string")
    .map(([, value]) => value)
    .join("\n");
}

function isControl(
  element: HTMLElement | null,
): element is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
