import { Button } from "#app/ui/button.tsx";

interface ConvenioSearchFormProps {
  busca: string;
  exame: string;
  listId: string;
}

export function ConvenioSearchForm({ busca, exame, listId }: ConvenioSearchFormProps) {
  return (
    <form
      action="/convenios"
      className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto] lg:max-w-4xl"
      data-live-search={listId}
      data-loading="Carregando convênios..."
    >
      <SearchField label="Buscar convênio" name="busca" value={busca} />
      <SearchField label="Exame (opcional)" name="exame" value={exame} />
      <Button icon="search" type="submit">
        Buscar
      </Button>
    </form>
  );
}

function SearchField({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <div className="min-w-0">
      <label className="font-semibold" htmlFor={name}>
        {label}
      </label>
      <input
        autoComplete="off"
        className="control mt-2"
        defaultValue={value}
        enterKeyHint="search"
        id={name}
        maxLength={100}
        name={name}
        type="search"
      />
    </div>
  );
}
