import { useEffect, useRef } from "react";
import { href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { GUARDAR } from "#domain/blog/blog-posts.ts";

interface FormActionsProps {
  id: string | undefined;
  /** True if the saved post is published or scheduled. */
  isOut: boolean;
}

export function FormActions({ id, isOut }: FormActionsProps) {
  const last = useRef<HTMLInputElement>(null);
  // Remembers the pressed button, because the form is submitted again after a new sign-in or a conflict.
  useEffect(() => {
    const { form } = last.current ?? {};
    const remember = ({ submitter }: SubmitEvent) => {
      if (!submitter || !last.current) return;
      last.current.value = submitter.getAttribute("value") ?? "";
    };
    form?.addEventListener("submit", remember, { capture: true });
    return () => form?.removeEventListener("submit", remember, { capture: true });
  }, []);
  const preview = () => {
    const { form } = last.current ?? {};
    if (form) openPreview(form, id ?? "novo");
  };
  return (
    <>
      <input defaultValue="" name="intencao_anterior" ref={last} type="hidden" />
      {isOut && (
        <Button name="intencao" type="submit" value={GUARDAR}>
          Guardar sem publicar
        </Button>
      )}
      <Button icon="external" onPress={preview}>
        Pré-visualizar
      </Button>
    </>
  );
}

function openPreview(form: HTMLFormElement, id: string): void {
  const sent = document.createElement("form");
  sent.action = href("/admin/blog/:id/previa", { id });
  sent.method = "post";
  sent.target = "_blank";
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string") continue;
    const field = document.createElement("textarea");
    field.name = name;
    field.value = value;
    sent.append(field);
  }
  sent.hidden = true;
  document.body.append(sent);
  sent.submit();
  sent.remove();
}
