/** A button that leads to another screen. It is a form, so that it works before hydration. */
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";

interface GoProps {
  to: string;
  /** For targets that belong to the current screen. */
  keepsScroll?: boolean;
}

type GoButtonProps = ComponentProps<typeof Button> & GoProps;

export function GoButton({ to, keepsScroll, ...button }: GoButtonProps) {
  return (
    <GoForm keepsScroll={keepsScroll} to={to}>
      <Button {...button} type="submit" />
    </GoForm>
  );
}

type GoIconButtonProps = ComponentProps<typeof IconButton> & GoProps;

export function GoIconButton({ to, keepsScroll, ...button }: GoIconButtonProps) {
  return (
    <GoForm keepsScroll={keepsScroll} to={to}>
      <IconButton {...button} type="submit" />
    </GoForm>
  );
}

/** A GET form's own fields replace its address's query. */
function GoForm({ to, keepsScroll, children }: GoProps & { children: ReactNode }) {
  const [path, query] = to.split("?");
  return (
    <Form action={path} preventScrollReset={keepsScroll}>
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {children}
    </Form>
  );
}
