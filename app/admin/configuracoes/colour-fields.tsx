import { lazy, Suspense, useState } from "react";
import { Panel } from "#app/admin/parts/panel.tsx";
import { ColourField } from "#app/ui/controls/colour-field.tsx";
import { textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { wholeColour } from "#domain/clinica/configuracoes-site.ts";
import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import type { CardProps } from "./fields.ts";
import { PARTS } from "./parts.ts";

const ColourPreview = lazy(() =>
  import("./colour-preview.tsx").then((module) => ({ default: module.ColourPreview })),
);

const DEFAULTS = DEFAULT_CONFIGURACOES.cores_principais;

export function ColourFields({ fields }: CardProps) {
  const { primaria, secundaria } = fields.cores_principais.getFieldset();
  const [cores, setCores] = useState({
    primaria: wholeColour(textValue(primaria)) ?? DEFAULTS.primaria,
    secundaria: wholeColour(textValue(secundaria)) ?? DEFAULTS.secundaria,
  });
  return (
    <>
      <Panel
        text="Destas duas nascem todas as cores do site. Os textos ficam legíveis com qualquer escolha."
        id="cores"
        title={PARTS.cores}
      >
        <div className="grid gap-6 lg:grid-cols-[14rem_minmax(0,1fr)]">
          <div className="grid content-start gap-5">
            <ColourField
              description="Botões, links e títulos."
              field={primaria}
              onColour={(primaria) => setCores((others) => ({ ...others, primaria }))}
              parse={wholeColour}
              pickerLabel="Escolher a primária na paleta"
            />
            <ColourField
              description="Detalhes e destaques."
              field={secundaria}
              onColour={(secundaria) => setCores((others) => ({ ...others, secundaria }))}
              parse={wholeColour}
              pickerLabel="Escolher a secundária na paleta"
            />
          </div>
          <Suspense>
            <ColourPreview cores={cores} />
          </Suspense>
        </div>
      </Panel>
      <Panel id="rodape" title={PARTS.rodape}>
        <TextField
          description="{ano} é sempre o ano corrente, e {nome_clinica} o nome da clínica. O resto aparece como você digitar."
          field={fields.texto_rodape}
          required
          rows={2}
        />
      </Panel>
    </>
  );
}
