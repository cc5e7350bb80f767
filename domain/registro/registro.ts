import { z } from "../z.ts";

/** A hidden field with the version that was opened, because a save over a newer version is refused. */
export function versaoField() {
  return z.coerce
    .number("Recarregue a página")
    .int("Recarregue a página")
    .min(1, "Recarregue a página");
}

export const REGISTRO_ALTERADO = "Este registro foi alterado por outra pessoa.";

export const conferirForm = z.object({ versao: versaoField() });
