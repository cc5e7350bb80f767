/** A list's search. It uses GET, so that each result has a URL, or POST if the search is personal data. */

import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatTotal } from "#domain/listas/total.ts";
import { listSearch } from "./list-search.ts";

interface RecordSearchProps {
  path: string;
  busca: string;
  total: number;
  children?: ReactNode;
  isNarrowed?: boolean;
  filters?: Record<string, string>;
  /** True if no record contains all words, and the listed records only resemble the search. */
  isSimilar?: boolean;
  isPosted?: boolean;
}

const FIELD = fieldState("busca");

export function RecordSearch(props: RecordSearchProps) {
  const { path, busca, total, children, isNarrowed = false } = props;
  const { filters = {}, isPosted = false, isSimilar = false } = props;
  return (
    <Form
      action={path}
      className="mb-4 flex flex-wrap items-end gap-2"
      method={isPosted ? "post" : "get"}
      role="search"
    >
      {isPosted && <input name="formulario" type="hidden" value="buscar" />}
      {Object.entries(filters).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      <div className="min-w-0 flex-1 basis-40 sm:max-w-72">
        <TextField
          defaultValue={busca}
          field={FIELD}
          label="Buscar"
          maxLength={100}
          type="search"
        />
      </div>
      {children}
      <Button icon="search" type="submit">
        Buscar
      </Button>
      {(busca || isNarrowed) && (
        <Button variant="quiet" to={path + listSearch({ filters })}>
          Limpar busca
        </Button>
      )}
      <p
        className="w-full text-sm text-neutro-700 tabular-nums sm:ml-auto sm:w-auto sm:py-2"
        role="status"
      >
        {total === 1 ? "1 registro" : `${formatTotal(total)} registros`}
        {isSimilar && total > 0 && (
          <span className="block text-neutro-900">
            Nada tem exatamente “{busca}”: {total === 1 ? "este é parecido" : "estes são parecidos"}
            .
          </span>
        )}
      </p>
    </Form>
  );
}
