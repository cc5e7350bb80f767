import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";

interface PdfButtonsProps {
  pdf: string;
  children?: ReactNode;
}

export function PdfButtons({ pdf, children }: PdfButtonsProps) {
  return (
    <div className="mt-8 flex flex-wrap gap-3 print:hidden">
      <Button icon="file-text" variant="filled" href={pdf}>
        Baixar PDF
      </Button>
      <Button
        icon="print"
        href={`${pdf}?imprimir=1`}
        variant="outline"
        rel="noopener"
        target="_blank"
      >
        Imprimir
      </Button>
      {children}
    </div>
  );
}
