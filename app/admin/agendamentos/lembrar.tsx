import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";

interface LembrarProps {
  id: string;
  nome: string;
  conversa: string;
}

export function Lembrar({ id, nome, conversa }: LembrarProps) {
  const marking = useFetcher();
  return (
    <Button
      aria-label={`Lembrar ${nome} pelo WhatsApp`}
      href={conversa}
      icon="whatsapp"
      onClick={() => {
        const action = href("/admin/agendamentos/:id/lembrete", { id });
        void marking.submit(null, { action, method: "post" });
      }}
      rel="noopener noreferrer"
      target="_blank"
    >
      Lembrar pelo WhatsApp
    </Button>
  );
}
