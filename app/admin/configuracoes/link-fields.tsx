import { Panel } from "#app/admin/parts/panel.tsx";
import { textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatTelefone } from "#domain/clinica/telefone.ts";
import { LinkField } from "../record/link-field.tsx";
import type { CardProps } from "./fields.ts";
import { PARTS } from "./parts.ts";

export function LinkFields({ fields }: CardProps) {
  const { instagram, facebook, whatsapp } = fields.links_redes_sociais.getFieldset();
  return (
    <>
      <Panel
        text="Para Instagram e Facebook basta o perfil, como @clinica. O que fica vazio não aparece no site."
        id="redes"
        title={PARTS.redes}
      >
        <div className="form-grid">
          <LinkField field={instagram} placeholder="@clinica ou https://" />
          <LinkField field={facebook} placeholder="@clinica ou https://" />
          <TextField
            autoComplete="off"
            defaultValue={formatTelefone(textValue(whatsapp) ?? "")}
            description="Com o DDD, como (67) 99999-0000. De outro país, comece com + e o código dele."
            field={whatsapp}
            inputMode="tel"
            required
            type="tel"
          />
        </div>
      </Panel>
      <Panel id="resultados" title={PARTS.resultados}>
        <div className="form-grid">
          <LinkField
            description="Vazio: o botão abre a página de resultados deste site."
            field={fields.link_resultados_clinica}
          />
          <LinkField
            description="Vazio: o site fica sem este botão."
            field={fields.link_resultados_cassems}
          />
        </div>
      </Panel>
    </>
  );
}
