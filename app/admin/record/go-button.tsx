/** A button that leads to another screen; before the page is hydrated it is a form that does. */
import type { ComponentProps, FormEvent } from "react";
import { Form, useNavigate } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";

function useGo(to: string) {
  const navigate = useNavigate();
  return (event: FormEvent) => {
    event.preventDefault();
    navigate(to);
  };
}

type GoButtonProps = ComponentProps<typeof Button> & { to: string };

export function GoButton({ to, ...button }: GoButtonProps) {
  return (
    <Form action={to} onSubmit={useGo(to)}>
      <Button {...button} type="submit" />
    </Form>
  );
}

type GoIconButtonProps = ComponentProps<typeof IconButton> & { to: string };

export function GoIconButton({ to, ...button }: GoIconButtonProps) {
  return (
    <Form action={to} onSubmit={useGo(to)}>
      <IconButton {...button} type="submit" />
    </Form>
  );
}
