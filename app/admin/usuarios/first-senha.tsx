import { useState } from "react";
import { NewSenhaField } from "#app/admin/senhas/new-senha-field.tsx";
import { CheckField, isTicked } from "#app/ui/controls/check-field.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { CONVITE_SEM_EMAIL } from "#domain/contas/usuarios.ts";

interface FirstSenhaProps {
  convite: FieldState;
  senha: FieldState;
  hasMail: boolean;
}

export function FirstSenha({ convite, senha, hasMail }: FirstSenhaProps) {
  const [isInvited, setInvited] = useState(hasMail && isTicked(convite));
  return (
    <>
      <CheckField
        description={
          hasMail
            ? "A pessoa recebe um link que vale por três dias e escolhe a própria senha. Até lá, a conta não entra."
            : `${CONVITE_SEM_EMAIL} Escolha uma senha abaixo.`
        }
        field={convite}
        isDisabled={!hasMail}
        label="Enviar convite por e-mail"
        onChange={setInvited}
      />
      {!isInvited && <NewSenhaField canGenerate field={senha} label="Senha *" required />}
    </>
  );
}
