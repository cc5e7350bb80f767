import { DateField } from "#app/ui/controls/date-field.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { EDICAO_LABELS as LABELS, EDICAO_LIMITS as LIMITS } from "#domain/mensagens/newsletter.ts";

export interface TypedEdicao {
  assunto: string;
  /** A day and a time as they were typed; empty to send at once. */
  sai_em: string;
}

interface EdicaoFieldsProps {
  typed: TypedEdicao;
  placeholder: string;
  errors: Record<string, string[] | null> | undefined;
  onTyped(typed: TypedEdicao): void;
}

export function EdicaoFields({ typed, placeholder, errors, onTyped }: EdicaoFieldsProps) {
  const field = (name: keyof TypedEdicao) =>
    fieldState(name, {
      id: `edicao-${name}`,
      defaultValue: typed[name],
      errors: errors?.[name] ?? undefined,
    });
  return (
    <form
      className="mt-4 grid gap-4"
      onInput={({ currentTarget }) => {
        const sent = new FormData(currentTarget);
        const text = (name: keyof TypedEdicao) => String(sent.get(name) ?? "").trim();
        onTyped({ assunto: text("assunto"), sai_em: text("sai_em") });
      }}
      onSubmit={(event) => event.preventDefault()}
    >
      <TextField
        description="O que aparece na caixa de entrada. Em branco, o título do artigo."
        field={field("assunto")}
        label={LABELS.assunto}
        maxLength={LIMITS.assunto}
        placeholder={placeholder}
      />
      <DateField
        description="Em branco, sai quando você mandar."
        field={field("sai_em")}
        hasTime
        label={LABELS.sai_em}
      />
    </form>
  );
}
