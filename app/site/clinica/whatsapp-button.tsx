import { ButtonLink } from "#app/ui/button-link.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { whatsappHref } from "#domain/clinica/telefone.ts";
import { useSite } from "../site.ts";

interface WhatsappButtonProps {
  label: string;
  text?: string;
  variant?: "filled" | "outline" | "filled-on-ink" | "outline-on-ink";
}

export function WhatsappButton({ label, text, variant = "filled" }: WhatsappButtonProps) {
  const { whatsapp } = useSite().clinic.links_redes_sociais;
  return (
    <ButtonLink
      href={whatsappHref(whatsapp, text)}
      variant={variant}
      rel="noopener"
      target="_blank"
    >
      <Icon name="whatsapp" className="size-5" />
      {label}
    </ButtonLink>
  );
}
