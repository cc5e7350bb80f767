import { Button } from "#app/ui/button.tsx";

interface ExameSearchFormProps {
  busca?: string;
  listId?: string;
}

export function ExameSearchForm({ busca, listId }: ExameSearchFormProps) {
  return (
    <form
      action="/exames"
      className="max-w-2xl"
      data-live-search={listId}
      data-loading="Carregando exames..."
    >
      <label className="font-semibold" htmlFor="busca">
        Buscar exame
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          autoComplete="off"
          className="control min-w-0 flex-1 basis-32"
          defaultValue={busca}
          enterKeyHint="search"
          id="busca"
          maxLength={100}
          name="busca"
          type="search"
        />
        <Button icon="search" type="submit">
          Buscar
        </Button>
      </div>
    </form>
  );
}
