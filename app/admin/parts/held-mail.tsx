/** An e-mail that waits a moment before it is sent, and can be cancelled; works without script too. */
import { useEffect } from "react";
import { Form, useRevalidator } from "react-router";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { UNDO_SECONDS, type Undo } from "#domain/registro/undo.ts";

interface HeldMailProps {
  text: string;
  /** Absent where another person sent it. */
  undo?: Undo | undefined;
}

/** The screen is reloaded after this time, when the queue has certainly sent the e-mail. */
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
