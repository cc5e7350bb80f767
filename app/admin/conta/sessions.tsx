import { href, useFetcher } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatDateTime } from "#domain/texto/datas.ts";
import type { action } from "./sessoes.ts";

interface Session {
  id: string;
  device: { nome: string; isPhone: boolean };
  address: string;
  criado_em: Date;
  usado_em: Date;
  isThis: boolean;
}

/** From this number of sessions on, a button is shown that ends all other sessions at once. */
const WORTH_ONE_STEP = 3;

export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  return (
    <Panel text="Encerre o que você não reconhece, e troque a senha." title="Sessões">
      <ul>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length >= WORTH_ONE_STEP && <EndOthers />}
    </Panel>
  );
}

function EndOthers() {
  const fetcher = useFetcher<typeof action>();
  const end = () => {
    fetcher.submit({ outras: "sim" }, { action: href("/admin/conta/sessoes"), method: "post" });
  };
  useFormAnswer(fetcher.data, "Não foi possível encerrar as sessões.", end);
  return (
    <div className="border-t border-neutro-200 pt-4">
      <Button icon="log-out" isBusy={fetcher.state !== "idle"} onPress={end}>
        Encerrar todas as outras
      </Button>
    </div>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { id, device, address, criado_em, usado_em, isThis } = session;
  const fetcher = useFetcher<typeof action>();
  const end = () => {
    fetcher.submit({ id }, { action: href("/admin/conta/sessoes"), method: "post" });
  };
  useFormAnswer(fetcher.data, "Não foi possível encerrar a sessão.", end);
  return (
    <li className="grid grid-cols-[1.75rem_1fr_auto] items-start gap-x-1 border-t border-neutro-200 py-3 first:border-0">
      <Icon
        className="mt-0.5 size-[1.125rem] text-neutro-700"
        name={device.isPhone ? "smartphone" : "laptop"}
      />
      <div className="min-w-0">
        <p className="font-medium">{device.nome}</p>
        <p className="text-sm text-neutro-700 tabular-nums">
          {address && <>Endereço {address}. </>}
          Entrou em {formatDateTime(criado_em)}, usou em {formatDateTime(usado_em)}.
        </p>
      </div>
      {isThis ? (
        <Badge tone="accent">Esta sessão</Badge>
      ) : (
        <Button
          aria-label={`Encerrar ${device.nome}, ${formatDateTime(criado_em)}`}
          isBusy={fetcher.state !== "idle"}
          onPress={end}
        >
          Encerrar
        </Button>
      )}
    </li>
  );
}
