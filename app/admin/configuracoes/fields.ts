import type { configuracoesSiteForm } from "#domain/clinica/configuracoes-site.ts";
import type { z } from "#domain/z.ts";
import type { FieldsOf } from "../form/admin-form.tsx";

export interface CardProps {
  fields: FieldsOf<z.input<typeof configuracoesSiteForm>>;
}
