import { Form, href } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { SELECTION_FORM } from "./select-box.tsx";
import { useSelection } from "./use-selection.ts";

export function SelectionBar({ rows }: { rows: readonly string[] }) {
  const { count, setAll } = useSelection(rows);
  const said = `${count} ${count === 1 ? "laudo selecionado" : "laudos selecionados"} nesta página`;
  return (
    <>
      <p className="sr-only" role="status">
        {count > 0 && `${said}. Enter leva às ações.`}
      </p>
      <Form
        aria-label="Laudos selecionados"
        className="sticky bottom-0 z-10 -mx-2 mt-2 hidden flex-wrap items-center justify-end gap-2 rounded-t-panel max-md:justify-start max-md:[&_.button]:px-2.5 max-md:[&_.button]:text-sm max-md:[&_.icon]:hidden border border-neutro-300 bg-white px-3 py-2.5 shadow-raised [main:has([data-select]:checked)_&]:flex"
        id={SELECTION_FORM}
      >
        <p aria-hidden="true" className="mr-auto font-medium tabular-nums max-md:w-full">
          {said}
        </p>
        <Button formAction={href("/admin/laudos/liberar")} icon="check" type="submit">
          Liberar selecionados
        </Button>
        <Button formAction={href("/admin/laudos/comprovantes")} icon="print" type="submit">
          Imprimir comprovantes
        </Button>
        <Button formAction={href("/admin/laudos/avisar")} icon="whatsapp" type="submit">
          Avisar pelo WhatsApp
        </Button>
        {count < rows.length && (
          <Button variant="quiet" onPress={() => setAll(true)}>
            Selecionar todos
          </Button>
        )}
        <Button variant="quiet" onPress={() => setAll(false)}>
          Limpar seleção
        </Button>
      </Form>
    </>
  );
}
