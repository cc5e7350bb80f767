import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { formatFilters } from "./filters.ts";

interface FilterFormProps {
  action: string;
  filters: object;
  icon: string;
  columns: string;
  children: ReactNode;
}

export function FilterForm({ action, filters, icon, columns, children }: FilterFormProps) {
  return (
    <Form
      action={action}
      aria-label="Filtros"
      className={`mb-6 grid items-end gap-4 sm:grid-cols-2 ${columns}`}
      role="search"
    >
      {children}
      <div className="flex gap-2">
        <Button icon={icon} type="submit">
          Filtrar
        </Button>
        {formatFilters(filters) && (
          <Button variant="quiet" to={action}>
            Limpar
          </Button>
        )}
      </div>
    </Form>
  );
}

export function FilterPair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-4 sm:contents">{children}</div>;
}

export function filterField<Filters extends object>(
  filters: Filters,
  name: keyof Filters & string,
) {
  return fieldState(name, { id: `filtro-${name}`, defaultValue: String(filters[name]) });
}
