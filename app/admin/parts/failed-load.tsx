import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/controls/error-state.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { can } from "#domain/permissions.ts";
import { useKnownUsuario } from "../shell/use-usuario.ts";

const SEE_STATUS = "Se continuar assim, veja o Status do Sistema no Dashboard.";
const TELL_SOMEONE = "Se continuar assim, avise um administrador.";

interface FailedLoadProps {
  text: string;
  why?: string;
  onRetry?(): void;
}

export function FailedLoad({ text, why, onRetry }: FailedLoadProps) {
  const toast = useToast();
  const usuario = useKnownUsuario();
  const mayMend = usuario !== null && can(usuario.tipo_usuario, "update", "configuracoes_site");
  const { state, revalidate } = useRevalidator();
  useEffect(() => toast({ kind: "error", text }), [toast, text]);
  useEffect(() => giveFocusToScreen, []);
  return (
    <ErrorState text={why ?? (mayMend ? SEE_STATUS : TELL_SOMEONE)} title={text}>
      <Button isBusy={state !== "idle"} onPress={onRetry ?? (() => revalidate())}>
        {state === "idle" ? "Tentar de novo" : "Carregando..."}
      </Button>
    </ErrorState>
  );
}

function giveFocusToScreen(): void {
  if (document.activeElement === document.body) document.querySelector("main")?.focus();
}
