/** Finds records by name; a plain form whose address can be kept. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/controls/button.tsx";
import { LinkButton } from "#app/ui/controls/link-button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";

interface RecordSearchProps {
  path: string;
  busca: string;
  total: number;
  /** Further fields by which the list is narrowed. */
  children?: ReactNode;
  /** Whether one of those is set. */
  isNarrowed?: boolean;
}

const FIELD = { id: "busca", name: "busca", errorId: "busca-erro", descriptionId: "busca-dica" };

export function RecordSearch(props: RecordSearchProps) {
  const { path, busca, total, children, isNarrowed = false } = props;
  return (
    <Form action={path} className="mb-4 flex flex-wrap items-end gap-2" role="search">
      <div className="min-w-0 flex-1 sm:max-w-72">
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
        <LinkButton look="quiet" to={path}>
          Limpar busca
        </LinkButton>
      )}
      <p
        className="w-full text-sm text-neutro-700 tabular-nums sm:ml-auto sm:w-auto sm:py-2"
        role="status"
      >
        {total === 1 ? "1 registro" : `${total} registros`}
      </p>
    </Form>
  );
}
