import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { UNDO_SECONDS, type Undo } from "#domain/registro/undo.ts";

interface HeldMailProps {
  text: string;
  undo?: Undo | undefined;
}

/** After this time the queue has sent the e-mail, so the screen loads its data again. */
const REFRESH_MS = (UNDO_SECONDS + 4) * 1_000;

export function HeldMail({ text, undo }: HeldMailProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setTimeout(() => void revalidate(), REFRESH_MS);
    return () => clearTimeout(timer);
  }, [revalidate]);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Badge tone="warning">{text}</Badge>
      {undo && (
        <Form action={undo.path} method="post">
          <input name="formulario" type="hidden" value={undo.formulario} />
          <input name="id" type="hidden" value={undo.id} />
          <Button type="submit">Desfazer</Button>
        </Form>
      )}
    </div>
  );
}
