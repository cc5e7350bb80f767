import { useEffect, useRef, useState } from "react";
import { href, useFetcher } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import type { action } from "./second-factor.ts";

const ON =
  "Esta conta pede um código do telefone ao entrar. Desligue se a pessoa perdeu o telefone e os códigos de recuperação.";
const OFF = "Esta conta entra só com a senha. Cada um liga o seu segundo fator em Minha conta.";

interface SecondFactorResetProps {
  usuario: { id: string; nome: string };
  isOn: boolean;
}

export function SecondFactorReset({ usuario: { id, nome }, isOn }: SecondFactorResetProps) {
  const [isConfirming, setIsConfirming] = useState(false);
  const off = useRef<HTMLParagraphElement>(null);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (wasOn.current && !isOn) off.current?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  const fetcher = useFetcher<typeof action>();
  const reset = () => {
    const address = href("/admin/usuarios/:id/segundo-fator", { id });
    fetcher.submit(null, { method: "post", action: address });
  };
  useFormAnswer(fetcher.data, "Não foi possível desligar o segundo fator.", reset);
  return (
    <div className="max-w-xl">
      <Panel text={isOn ? ON : OFF} title="Segundo fator">
        {isOn ? (
          <Button isBusy={fetcher.state !== "idle"} onPress={() => setIsConfirming(true)}>
            Desligar segundo fator
          </Button>
        ) : (
          <p ref={off} tabIndex={-1}>
            <Badge>Desligado</Badge>
          </p>
        )}
      </Panel>
      <AlertDialog
        cancel="Cancelar"
        confirm="Desligar"
        isOpen={isConfirming}
        onCancel={() => setIsConfirming(false)}
        onConfirm={() => {
          setIsConfirming(false);
          reset();
        }}
        question={`Desligar o segundo fator de ${nome}?`}
      >
        Só a senha passa a bastar para entrar, e as sessões abertas da pessoa terminam. Isto fica
        registrado na Auditoria.
      </AlertDialog>
    </div>
  );
}
