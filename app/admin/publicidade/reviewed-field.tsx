import type { ComponentProps } from "react";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { FieldFindings } from "./findings.tsx";

export function ReviewedField(props: ComponentProps<typeof TextField>) {
  const { field, label } = props;
  return (
    <>
      <TextField {...props} />
      <FieldFindings campo={field.name} fields={[field]} label={label} />
    </>
  );
}
