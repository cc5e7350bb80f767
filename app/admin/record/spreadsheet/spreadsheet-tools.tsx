import { Button } from "#app/ui/button.tsx";
import { screenPath, type TableThing } from "#domain/permissions.ts";
import { GoButton } from "../list/go-button.tsx";

export function SpreadsheetTools({ thing }: { thing: TableThing }) {
  const list = screenPath(thing);
  return (
    <>
      <Button download icon="download" reloadDocument to={`${list}/exportar`}>
        Exportar CSV
      </Button>
      <GoButton icon="file-text" to={`${list}/importar`}>
        Importar CSV
      </GoButton>
    </>
  );
}
