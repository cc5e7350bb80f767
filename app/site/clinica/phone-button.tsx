import { Button } from "#app/ui/button.tsx";
import { formatTelefone, telHref } from "#domain/clinica/telefone.ts";
import { useSite } from "../site.ts";

export function PhoneButton({ variant }: { variant: "outline" | "outline-on-ink" }) {
  const { telefone } = useSite().clinic;
  return (
    <Button icon="phone" className="tabular-nums" href={telHref(telefone)} variant={variant}>
      {formatTelefone(telefone)}
    </Button>
  );
}
