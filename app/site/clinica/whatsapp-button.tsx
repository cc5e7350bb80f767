import { Button } from "#app/ui/button.tsx";
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
    <Button
      icon="whatsapp"
      href={whatsappHref(whatsapp, text)}
      variant={variant}
      rel="noopener"
      target="_blank"
    >
      {label}
    </Button>
  );
}
