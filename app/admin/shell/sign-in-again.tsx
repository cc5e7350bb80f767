import { useEffect, useRef } from "react";
import { href, useFetcher } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/controls/dialog.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import type { action } from "./entrar.ts";

interface SignInAgainProps {
  email: string;
  onSignedIn(): void;
  onCancel(): void;
}

export function SignInAgain({ email, onSignedIn, onCancel }: SignInAgainProps) {
  const fetcher = useFetcher<typeof action>();
  const answer = fetcher.data;
  const goOn = useRef(onSignedIn);
  goOn.current = onSignedIn;
  const isIn = answer?.status === "signed-in" && fetcher.state === "idle";
  useEffect(() => {
    if (isIn) goOn.current();
  }, [isIn]);
  const needsCode = useRef(false);
  if (answer?.status === "second-factor") needsCode.current = true;
  if (answer?.status === "expired") needsCode.current = false;
  const errors = answer?.message && fetcher.state === "idle" ? [answer.message] : undefined;
  const form = useRef<HTMLFormElement>(null);
  const isRefused = errors !== undefined;
  useEffect(() => {
    if (isRefused) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [isRefused]);
  return (
    <Dialog
      isDismissable={false}
      isOpen
      onOpenChange={(open) => !open && onCancel()}
      title="Sua sessão terminou"
    >
      <p className="mt-2 text-neutro-800">
        O que você digitou continua na tela. Entre de novo e ele será salvo.
      </p>
      <fetcher.Form
        action={href("/admin/entrar")}
        className="mt-5 grid gap-4"
        key={needsCode.current ? "codigo" : "senha"}
        method="post"
        noValidate
        ref={form}
      >
        {needsCode.current ? (
          <TextField
            autoComplete="one-time-code"
            autoFocus
            description="Os seis números do aplicativo, ou um código de recuperação."
            field={{ ...CODIGO, errors }}
            inputMode="numeric"
            label="Código"
          />
        ) : (
          <>
            <input autoComplete="username" hidden name="email" readOnly type="text" value={email} />
            <p className="break-all">
              <span className="block font-medium">Conta</span>
              {email}
            </p>
            <PasswordField
              autoComplete="current-password"
              autoFocus
              field={{ ...SENHA, errors }}
              label="Senha"
            />
          </>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onCancel}>Cancelar</Button>
          <Button isBusy={fetcher.state !== "idle"} variant="filled" type="submit">
            {fetcher.state === "idle" ? "Entrar" : "Carregando..."}
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  );
}

const SENHA = fieldState("senha", { id: "entrar-senha" });

const CODIGO = fieldState("codigo", { id: "entrar-codigo" });
