import { Panel } from "#app/admin/parts/panel.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { TITULOS_MEDICO } from "#domain/pessoas/profissionais.ts";
import { LinkField } from "../record/link-field.tsx";
import type { CardProps } from "./fields.ts";
import { PARTS } from "./parts.ts";

const TITULOS = [
  { value: "", label: "Sem título" },
  ...TITULOS_MEDICO.map((titulo) => ({ value: titulo, label: titulo })),
];

export function LawFields({ fields }: CardProps) {
  return (
    <>
      <Panel
        text="O CFM pede estes dados em toda publicidade médica: eles ficam no rodapé de cada página."
        id="registro"
        title={PARTS.registro}
      >
        <div className="form-grid">
          <TextField autoComplete="off" field={fields.registro_crm} placeholder="CRM-MS 0000" />
          <TextField autoComplete="off" field={fields.diretor_tecnico} />
          <div className="form-pair">
            <TextField
              autoComplete="off"
              field={fields.crm_diretor_tecnico}
              placeholder="CRM-MS 00000"
            />
            <SelectField choices={TITULOS} field={fields.titulo_diretor_tecnico} />
          </div>
        </div>
      </Panel>
      <Panel
        text="A LGPD pede um nome e um contato para quem quer saber dos próprios dados. Aparecem em /privacidade."
        id="dados"
        title={PARTS.dados}
      >
        <div className="form-pair">
          <TextField autoComplete="off" field={fields.encarregado_dados} />
          <TextField
            autoComplete="off"
            field={fields.email_encarregado}
            inputMode="email"
            type="email"
          />
        </div>
      </Panel>
      <Panel
        text="Quem fez o site, se quiser dizer: fica no fim do rodapé."
        id="autoria"
        title={PARTS.autoria}
      >
        <div className="form-grid">
          <TextField autoComplete="off" field={fields.credito_texto} />
          <LinkField field={fields.credito_link} />
        </div>
      </Panel>
    </>
  );
}
