import { useState } from "react";
import { useFetcher } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { ConfirmSecondFactor } from "./confirm-second-factor.tsx";
import type { action } from "./segundo-fator.ts";
import { StartSecondFactor } from "./start-second-factor.tsx";
import { StopSecondFactor } from "./stop-second-factor.tsx";

export function SecondFactor({ isOn }: { isOn: boolean }) {
  // When the second factor is switched on or off, `isOn` differs from `wasOn`, and the opened step closes.
  const [opened, setOpened] = useState<{ wasOn: boolean; attempt: number }>();
  const isOpen = opened?.wasOn === isOn;
  const starting = useFetcher<typeof action>({ key: `segundo-fator-${opened?.attempt}` });
  const setup = starting.data?.setup;
  return (
    <Panel
      text="Além da senha, um código que muda a cada 30 segundos no seu telefone. Quem descobrir a senha não entra sem ele."
      title="Segundo fator"
    >
      <p className="mb-4">{isOn ? <Badge tone="good">Ligado</Badge> : <Badge>Desligado</Badge>}</p>
      {!isOpen && (
        <Button
          autoFocus={opened !== undefined}
          onPress={() => setOpened({ wasOn: isOn, attempt: (opened?.attempt ?? 0) + 1 })}
        >
          {isOn ? "Desligar segundo fator" : "Ligar segundo fator"}
        </Button>
      )}
      {isOn && isOpen && <StopSecondFactor />}
      {!isOn && isOpen && !setup && <StartSecondFactor fetcher={starting} />}
      {!isOn && isOpen && setup && <ConfirmSecondFactor setup={setup} />}
    </Panel>
  );
}
