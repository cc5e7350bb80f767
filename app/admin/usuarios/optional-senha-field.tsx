import { useState } from "react";
import { NewSenhaField } from "#app/admin/senhas/new-senha-field.tsx";
import { Button } from "#app/ui/button.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";

export function OptionalSenhaField({ field }: { field: FieldState }) {
  const [isShown, setIsShown] = useState(false);
  if (isShown) {
    return (
      <NewSenhaField
        autoFocus
        canGenerate
        description="Ao salvar, a pessoa sai de onde estiver e entra com a senha nova."
        field={field}
        label="Nova Senha (opcional)"
      />
    );
  }
  return (
    <div>
      <Button icon="key" onPress={() => setIsShown(true)}>
        Alterar Senha
      </Button>
    </div>
  );
}
