import { type ChangeEvent, useRef, useState } from "react";
import { copyText } from "#app/admin/parts/copy-text.ts";
import { useUsuario } from "#app/admin/shell/use-usuario.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { generateSenha } from "#domain/contas/senha.ts";
import { describeStrength } from "./describe-strength.ts";
import { useClinica } from "./use-clinica.ts";

interface NewSenhaFieldProps {
  field: FieldState;
  label: string;
  required?: boolean;
  canGenerate?: boolean;
  description?: string;
  autoFocus?: boolean;
}

export function NewSenhaField({
  field,
  label,
  required,
  canGenerate = false,
  autoFocus,
  description = "Ao menos 6 caracteres; uma frase é fácil de lembrar e difícil de adivinhar.",
}: NewSenhaFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [strength, setStrength] = useState("");
  const [isMade, setMade] = useState(false);
  const toast = useToast();

  const usuario = useUsuario();
  const clinica = useClinica();

  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { value, form } = target;
    const said = await describeStrength(value, personOf(form) ?? usuario, clinica);
    // Ignores the result if the text has changed in the meantime.
    if (target.value === value) setStrength(said);
  };

  const generate = async () => {
    const senha = generateSenha();
    type(input.current, senha);
    setMade(true);
    const isCopied = await copyText(senha);
    toast(
      isCopied
        ? { text: "Nova senha gerada e copiada para a área de transferência" }
        : { kind: "warning", text: "Nova senha gerada. Copie-a do campo: o navegador não deixou." },
    );
  };

  return (
    <PasswordField
      autoComplete="new-password"
      autoFocus={autoFocus}
      description={
        <>
          {description} <span aria-live="polite">{strength}</span>
        </>
      }
      field={field}
      isShown={isMade}
      label={label}
      onChange={onChange}
      ref={input}
      required={required}
    >
      {canGenerate && (
        <Button icon="key" onPress={generate}>
          Gerar
        </Button>
      )}
    </PasswordField>
  );
}

function personOf(form: HTMLFormElement | null): { nome: string; email: string } | undefined {
  const typedIn = (name: string) => {
    const field = form?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? field.value : undefined;
  };
  const [nome, email] = [typedIn("nome"), typedIn("email")];
  return nome === undefined || email === undefined ? undefined : { nome, email };
}

/** Sets the value by the prototype's setter and fires an event, because React would otherwise miss the change. */
function type(input: HTMLInputElement | null, value: string) {
  if (!input) return;
  const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  setter?.call(input, value);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
