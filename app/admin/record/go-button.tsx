/** A button that leads to another screen: a form, so that it works before the page is hydrated. */
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";

type GoButtonProps = ComponentProps<typeof Button> & { to: string };

export function GoButton({ to, ...button }: GoButtonProps) {
  return (
    <GoForm to={to}>
      <Button {...button} type="submit" />
    </GoForm>
  );
}

type GoIconButtonProps = ComponentProps<typeof IconButton> & { to: string };

export function GoIconButton({ to, ...button }: GoIconButtonProps) {
  return (
    <GoForm to={to}>
      <IconButton {...button} type="submit" />
    </GoForm>
  );
}

/** A form's own fields replace the query of its address. */
function GoForm({ to, children }: { to: string; children: ReactNode }) {
  const [path, query] = to.split("?");
  return (
    <Form action={path}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {children}
    </Form>
  );
}
