import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatTelefone, telHref } from "#domain/clinica/telefone.ts";
import { useSite } from "../site.ts";

export function PhoneButton({ variant }: { variant: "outline" | "outline-on-ink" }) {
  const { telefone } = useSite().clinic;
  return (
    <ButtonLink className="tabular-nums" href={telHref(telefone)} variant={variant}>
      <Icon name="phone" className="size-5" />
      {formatTelefone(telefone)}
    </ButtonLink>
  );
}
