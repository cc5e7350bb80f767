import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { SelectField } from "#app/ui/controls/select-field.tsx";

interface OwnerFormProps {
  owner: string | null;
  people: readonly { id: string; nome: string }[];
}

const NAME = "responsavel";

export function OwnerForm({ owner, people }: OwnerFormProps) {
  const field = fieldState(NAME, { defaultValue: owner ?? "" });
  return (
    // The key remounts the form if another person has chosen an owner meanwhile.
    <Form className="grid gap-3" key={owner} method="post">
      <input name="formulario" type="hidden" value="responsavel" />
      <input name="antes" type="hidden" value={owner ?? ""} />
      <SelectField
        choices={[
          { value: "", label: "Ninguém ainda" },
          ...people.map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
        field={field}
        label="Responsável"
      />
      <div>
        <Button type="submit">Mudar responsável</Button>
      </div>
    </Form>
  );
}
