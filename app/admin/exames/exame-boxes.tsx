/** Also sends the ids of deleted exams, so that restoring an exam from the trash also restores its tick. */
import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";

export interface ExameChoice {
  id: string;
  nome: string;
}

interface ExameBoxesProps {
  exames: readonly ExameChoice[];
  field: FieldState & { defaultOptions?: string[] };
  label: string;
  description: string;
  beside?(exame: ExameChoice, index: number): ReactNode;
}

export function ExameBoxes({ exames, field, label, description, beside }: ExameBoxesProps) {
  const ticked = optionsOf(field);
  const unlisted = ticked.filter((id) => !exames.some((exame) => exame.id === id));
  const [message] = field.errors ?? [];
  return (
    <fieldset
      aria-describedby={field.descriptionId}
      className="min-w-0 rounded-panel border border-neutro-200 px-4 pt-1 pb-3"
    >
      <legend className="px-1 font-semibold">{label}</legend>
      <p className="field-description" id={field.descriptionId}>
        {description}
      </p>
      {exames.length === 0 && (
        <p className="text-sm text-neutro-700">
          Nenhum exame cadastrado.{" "}
          <Link className="link" to={href("/admin/exames")}>
            Exames
          </Link>
        </p>
      )}
      <ul className="mt-1">
        {exames.map((exame, index) => (
          <li
            className="group flex flex-wrap items-center gap-x-6 border-t border-neutro-200 first:border-t-0"
            key={exame.id}
          >
            <label className="flex min-h-11 min-w-0 flex-1 basis-60 items-center gap-3">
              <input
                className="size-5 flex-none accent-botao"
                data-exame=""
                defaultChecked={ticked.includes(exame.id)}
                name={field.name}
                type="checkbox"
                value={exame.id}
              />
              <span className="min-w-0">{exame.nome}</span>
            </label>
            {beside && (
              <div className="group-not-has-[[data-exame]:checked]:hidden">
                {beside(exame, index)}
              </div>
            )}
          </li>
        ))}
      </ul>
      {unlisted.map((id) => (
        <input key={id} name={field.name} type="hidden" value={id} />
      ))}
      <FieldMessage id={field.errorId} message={message} />
    </fieldset>
  );
}

/** A rejected form with only one ticked box has a string instead of a list. */
function optionsOf({ defaultOptions, defaultValue }: ExameBoxesProps["field"]): string[] {
  if (defaultOptions) return defaultOptions;
  return [defaultValue ?? []].flat().map(String);
}
