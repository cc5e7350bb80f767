/** For someone who lost the telephone: their second factor is switched off, and the trail says so. */
import { useState } from "react";
import { useSubmit } from "react-router";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Panel } from "../panel.tsx";

export function SecondFactorReset({ nome }: { nome: string }) {
  const [isAsked, setAsked] = useState(false);
  const submit = useSubmit();
  return (
    <div className="max-w-xl">
      <Panel
        text="Esta conta pede um código do telefone ao entrar. Desligue se a pessoa perdeu o telefone e os códigos de recuperação."
        title="Segundo fator"
      >
        <Button onPress={() => setAsked(true)}>Desligar segundo fator</Button>
      </Panel>
      <AlertDialog
        cancel="Cancelar"
        confirm="Desligar"
        isOpen={isAsked}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          submit({ formulario: "segundo-fator" }, { method: "post" });
        }}
        question={`Desligar o segundo fator de ${nome}?`}
      >
        Só a senha passa a bastar para entrar. Isto fica registrado na Auditoria.
      </AlertDialog>
    </div>
  );
}
