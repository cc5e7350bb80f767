/** A button that leads to another screen. It submits a form by GET, so that it works before hydration. */
import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import { Button, type PressButtonProps } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";

interface GoProps {
  to: string;
  /** True if the target belongs to the current screen, so that the page does not scroll up. */
  keepsScroll?: boolean;
}

type GoButtonProps = Omit<PressButtonProps, keyof GoProps> & GoProps;

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

/** Repeats the target's query as hidden fields, because a GET form replaces the query of its URL. */
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
