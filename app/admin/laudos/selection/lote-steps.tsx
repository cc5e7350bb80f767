import { Button } from "#app/ui/button.tsx";
import { type Lote, loteAddress, skip, stopAddress } from "./lote.ts";

interface LoteStepsProps {
  lote: Lote;
  id: string;
}

export function LoteSteps({ lote, id }: LoteStepsProps) {
  return (
    <nav aria-label="Laudos selecionados" className="flex flex-wrap gap-2">
      <Button icon="arrow-right" to={loteAddress(skip(lote, id))}>
        Pular este laudo
      </Button>
      <Button icon="close" to={stopAddress(lote)}>
        Parar aqui
      </Button>
    </nav>
  );
}
