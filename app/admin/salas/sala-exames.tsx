import type { FieldMetadata } from "@conform-to/react";
import { ExameBoxes, type ExameChoice } from "#app/admin/exames/exame-boxes.tsx";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { SALA_LABELS, SALA_LIMITS } from "#domain/agenda/salas.ts";

interface SalaExamesProps {
  exames: readonly ExameChoice[];
  // biome-ignore-start lint/suspicious/noExplicitAny: this component knows only these two fields, not the type of the whole form
  chosen: FieldMetadata<string[] | undefined, any, string[]>;
  minutos: FieldMetadata<any, any, string[]>;
  // biome-ignore-end lint/suspicious/noExplicitAny: see above
}

const [SHORTEST, LONGEST] = SALA_LIMITS.minutos;

export function SalaExames({ exames, chosen, minutos }: SalaExamesProps) {
  const rows = [minutos.initialValue ?? []].flat() as { exame?: string; minutos?: unknown }[];
  const errors = minutos.allErrors;
  const [message] = Object.values(errors).flat();
  return (
    <>
      <ExameBoxes
        beside={({ id, nome }, index) => {
          const name = `${minutos.name}[${index}]`;
          return (
            <>
              <input name={`${name}.exame`} type="hidden" value={id} />
              <label className="flex items-center gap-2 pb-2 text-sm sm:pb-0">
                Minutos, se outros
                <input
                  aria-invalid={errors[`${name}.minutos`] ? true : undefined}
                  aria-label={`Minutos de ${nome}, se outros`}
                  autoComplete="off"
                  className="control w-20 px-2 tabular-nums"
                  defaultValue={textOf(rows.find(({ exame }) => exame === id)?.minutos)}
                  inputMode="numeric"
                  max={LONGEST}
                  min={SHORTEST}
                  name={`${name}.minutos`}
                  type="number"
                />
              </label>
            </>
          );
        }}
        description="Os que se fazem aqui."
        exames={exames}
        field={chosen}
        label={SALA_LABELS.exames}
      />
      <FieldMessage id={minutos.errorId} message={message} />
    </>
  );
}

function textOf(value: unknown): string {
  return value === undefined || value === null ? "" : String(value);
}
