import { href, useFetcher } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { formatDate } from "#domain/texto/datas.ts";
import type { action } from "./convite.ts";

interface OpenConviteProps {
  usuario: { id: string; nome: string };
  convite: { enviado_em: Date; isExpired: boolean };
}

export function OpenConvite({ usuario: { id, nome }, convite }: OpenConviteProps) {
  const fetcher = useFetcher<typeof action>();
  const send = () => {
    fetcher.submit(null, { method: "post", action: href("/admin/usuarios/:id/convite", { id }) });
  };
  useFormAnswer(fetcher.data, "Não foi possível enviar o convite.", send);
  const sent = `Convite enviado em ${formatDate(convite.enviado_em)}`;
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-neutro-700 tabular-nums">
        {convite.isExpired ? `${sent}, já não vale` : sent}
      </p>
      <Button
        aria-label={`Enviar convite de novo a ${nome}`}
        isBusy={fetcher.state !== "idle"}
        onPress={send}
      >
        Enviar convite de novo
      </Button>
    </div>
  );
}
