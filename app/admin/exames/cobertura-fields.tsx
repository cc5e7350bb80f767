/**
 * The insurers that cover the exam. With "Ainda não informado" the list is hidden; with "Todos" the boxes of chosen insurers
 * are hidden, but stay ticked.
 */
import { href, Link } from "react-router";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { COBERTURA_FIELDS, COBERTURAS } from "#domain/exames/cobertura.ts";

interface ListState extends FieldState {
  defaultOptions?: string[];
}

interface CoberturaFieldsProps {
  convenios: readonly { id: string; nome: string }[];
  fields: { cobertura: FieldState; convenios: ListState; autorizacao: ListState };
}

const { label, values } = COBERTURA_FIELDS.cobertura;

export function CoberturaFields({ convenios, fields }: CoberturaFieldsProps) {
  const { cobertura, convenios: chosen, autorizacao } = fields;
  const current = String(cobertura.defaultValue ?? "nao_informado");
  return (
    <fieldset className="group min-w-0 rounded-panel border border-neutro-200 px-4 pt-1 pb-3">
      <legend className="px-1 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-8">
        {COBERTURAS.map((value) => (
          <label className="flex min-h-11 items-center gap-3" key={value}>
            <input
              className="size-5 accent-botao"
              data-todos={value === "todos" || undefined}
              data-unsaid={value === "nao_informado" || undefined}
              defaultChecked={value === current}
              name={cobertura.name}
              type="radio"
              value={value}
            />
            {values[value]}
          </label>
        ))}
      </div>
      {convenios.length === 0 && (
        <p className="text-sm text-neutro-700">
          Nenhum convênio cadastrado.{" "}
          <Link className="link" to={href("/admin/convenios")}>
            Convênios
          </Link>
        </p>
      )}
      <p className="hidden text-sm text-neutro-700 group-has-[[data-unsaid]:checked]:block">
        Até alguém informar, o site não diz qual convênio cobre este exame.
      </p>
      <ul className="mt-1 group-has-[[data-unsaid]:checked]:hidden">
        {convenios.map(({ id, nome }) => (
          <li
            className="flex flex-wrap items-center gap-x-8 border-t border-neutro-200 sm:flex-nowrap"
            key={id}
          >
            <span className="min-w-0 flex-1 basis-full py-2 group-not-has-[[data-todos]:checked]:hidden sm:basis-0">
              {nome}
            </span>
            <Box
              className="flex-1 basis-full group-has-[[data-todos]:checked]:hidden sm:basis-0"
              field={chosen}
              id={id}
              label={nome}
            />
            <Box
              field={autorizacao}
              id={id}
              label={`${nome}: pede autorização`}
              short="pede autorização"
            />
          </li>
        ))}
      </ul>
      <Unlisted convenios={convenios} field={chosen} />
      <Unlisted convenios={convenios} field={autorizacao} />
    </fieldset>
  );
}

interface BoxProps {
  field: ListState;
  id: string;
  label: string;
  short?: string;
  className?: string;
}

function Box({ field, id, label, short = label, className = "" }: BoxProps) {
  return (
    <label className={`flex min-h-11 min-w-0 items-center gap-3 ${className}`}>
      <input
        aria-label={label}
        className="size-5 flex-none accent-botao"
        defaultChecked={optionsOf(field).includes(id)}
        name={field.name}
        type="checkbox"
        value={id}
      />
      <span className="min-w-0">{short}</span>
    </label>
  );
}

/** Sends the ids of deleted insurers too, so that restoring an insurer from the trash also restores its coverage. */
function Unlisted({
  convenios,
  field,
}: Pick<CoberturaFieldsProps, "convenios"> & { field: ListState }) {
  const listed = new Set(convenios.map(({ id }) => id));
  return optionsOf(field)
    .filter((id) => !listed.has(id))
    .map((id) => <input key={id} name={field.name} type="hidden" value={id} />);
}

/** A draft has a string instead of a list if only one box was ticked. */
function optionsOf({ defaultOptions, defaultValue }: ListState): string[] {
  if (defaultOptions) return defaultOptions;
  return typeof defaultValue === "string" && defaultValue !== "" ? [defaultValue] : [];
}
