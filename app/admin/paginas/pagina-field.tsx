import type { FieldMetadata } from "@conform-to/react";
import { useDeferredValue } from "react";
import { RichTextField } from "#app/admin/editor/rich-text-field.tsx";
import { TextDocument } from "#app/ui/text-document.tsx";
import { BUILT_IN_PAGINAS, PAGINAS_LABELS, type PaginaName } from "#domain/paginas/paginas.ts";
import type { DadosDaClinica } from "#domain/paginas/text/dados-da-clinica.ts";
import { readPageText } from "#domain/paginas/text/page-text.ts";
import { formatDay } from "#domain/texto/datas.ts";
import { PublicPreview } from "../preview/public-preview.tsx";

interface PaginaFieldProps {
  name: PaginaName;
  field: FieldMetadata<unknown>;
  clinic: DadosDaClinica;
  coloursHref: string | undefined;
  today: string;
}

const ROWS = 26;
const BLANK = "Em branco, volta o texto que veio com o sistema.";
const DESCRIPTIONS = {
  visual: `O primeiro parágrafo abre a página, e cada Título começa uma seção. ${BLANK}`,
  html: `Aceita HTML: <p>, <h2>, <h3>, <strong>, <em>, <ul>, <ol>, <li>, <a>, <blockquote>, <table>. ${BLANK}`,
};

export function PaginaField({ name, field, clinic, coloursHref, today }: PaginaFieldProps) {
  const { titulo, texto } = BUILT_IN_PAGINAS[name];
  const typed = useDeferredValue(String(field.value ?? ""));
  const page = readPageText(typed.trim() === "" ? texto : typed, clinic);
  return (
    <div className="grid gap-x-6 gap-y-3 xl:grid-cols-2">
      <RichTextField
        dados={clinic}
        descriptions={DESCRIPTIONS}
        field={field}
        label={PAGINAS_LABELS[name]}
        rows={ROWS}
      />
      <div className="flex min-h-[28rem] flex-col">
        <p aria-hidden className="font-medium">
          Como fica no site
        </p>
        <div className="mt-1.5 flex-1">
          <PublicPreview coloursHref={coloursHref} title={`Prévia: ${titulo}`}>
            <TextDocument
              {...page}
              title={titulo}
              updated={{ day: today, shown: formatDay(today) }}
            />
          </PublicPreview>
        </div>
      </div>
    </div>
  );
}
