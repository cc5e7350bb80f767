/** The second factor: off, being set up, or on. */
import { useState } from "react";
import { useFetcher } from "react-router";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Panel } from "../panel.tsx";
import { ConfirmSecondFactor, type Setup } from "./confirm-second-factor.tsx";
import { StartSecondFactor } from "./start-second-factor.tsx";
import { StopSecondFactor } from "./stop-second-factor.tsx";

export function SecondFactor({ isOn }: { isOn: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const starting = useFetcher();
  const setup = setupOf(starting.data);
  return (
    <Panel
      text="Além da senha, um código que muda a cada 30 segundos no seu telefone. Quem descobrir a senha não entra sem ele."
      title="Segundo fator"
    >
      <p className="mb-4">
        {isOn ? <Badge tone="good">Ligado</Badge> : <Badge>Desligado</Badge>}
      </p>
      {!isOpen && !(setup && !isOn) && (
        <Button onPress={() => setOpen(true)}>
          {isOn ? "Desligar segundo fator" : "Ligar segundo fator"}
        </Button>
      )}
      {isOn && isOpen && <StopSecondFactor onDone={() => setOpen(false)} />}
      {!isOn && isOpen && !setup && <StartSecondFactor fetcher={starting} />}
      {!isOn && setup && <ConfirmSecondFactor onDone={() => setOpen(false)} setup={setup} />}
    </Panel>
  );
}

function setupOf(answer: unknown): Setup | undefined {
  if (typeof answer !== "object" || answer === null || !("setup" in answer)) return undefined;
  return answer.setup as Setup;
}
