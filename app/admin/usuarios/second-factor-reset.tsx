/** For someone who lost the telephone: their second factor is switched off, and the trail says so. */
import { useState } from "react";
import { href, Link, useFetcher } from "react-router";
import { AlertDialog } from "#app/ui/controls/alert-dialog.tsx";
import { Button } from "#app/ui/controls/button.tsx";
import { Panel } from "../panel.tsx";
import { useAnswerToast } from "../use-answer-toast.ts";
import { useNotSent } from "../use-not-sent.ts";

export function SecondFactorReset({ nome }: { nome: string }) {
  const [isAsked, setAsked] = useState(false);
  // Apart from the form beside it, which would take this answer for its own.
  const fetcher = useFetcher();
  const reset = () => {
    fetcher.submit({ formulario: "segundo-fator" }, { method: "post" });
  };
  useAnswerToast(fetcher.data);
  useNotSent(fetcher.data, "Não foi possível desligar o segundo fator.", reset);
  return (
    <div className="max-w-xl">
      <Panel
        text="Esta conta pede um código do telefone ao entrar. Desligue se a pessoa perdeu o telefone e os códigos de recuperação."
        title="Segundo fator"
      >
        <Button isBusy={fetcher.state !== "idle"} onPress={() => setAsked(true)}>
          Desligar segundo fator
        </Button>
      </Panel>
      <AlertDialog
        cancel="Cancelar"
        confirm="Desligar"
        isOpen={isAsked}
        onCancel={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          reset();
        }}
        question={`Desligar o segundo fator de ${nome}?`}
      >
        Só a senha passa a bastar para entrar. Isto fica registrado na Auditoria.
      </AlertDialog>
    </div>
  );
}

/** On one's own record: there it takes the password and a code, so that an open screen is not enough. */
export function OwnSecondFactor() {
  return (
    <div className="max-w-xl">
      <Panel title="Segundo fator">
        <p>
          O seu próprio segundo fator se liga e desliga em{" "}
          <Link className="underline underline-offset-4" to={href("/admin/conta")}>
            Minha conta
          </Link>
          .
        </p>
      </Panel>
    </div>
  );
}
