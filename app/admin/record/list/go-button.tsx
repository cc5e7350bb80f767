/** A button that leads to another screen: a form, so that it works before the page is hydrated. */
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";

interface GoProps {
  to: string;
  /** Where what it opens belongs to what is on the screen. */
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

/** A form's own fields replace the query of its address. */
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
