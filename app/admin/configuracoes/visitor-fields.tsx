import { Panel } from "#app/admin/parts/panel.tsx";
import { SwitchField } from "#app/ui/controls/switch-field.tsx";
import type { CardProps } from "./fields.ts";
import { PARTS } from "./parts.ts";

export function VisitorFields({ fields }: CardProps) {
  return (
    <Panel id="visitantes" title={PARTS.visitantes}>
      <div className="form-grid">
        <SwitchField
          description="Para preparar o site com calma. Ligado, quem não entrou no painel vê só o nome e o telefone da clínica; os resultados de exames continuam abertos."
          field={fields.somente_equipe}
        />
        <SwitchField
          description="Ligado, os depoimentos e os números que ainda são os de exemplo não aparecem no site. Os que são da clínica aparecem sempre."
          field={fields.ocultar_exemplos}
        />
      </div>
    </Panel>
  );
}
