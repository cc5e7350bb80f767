/** When the clinic is open: in its own words, by weekday for each service, and on holidays. */

import { Panel } from "#app/admin/parts/panel.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { CONFIGURACOES_LABELS as LABELS } from "#domain/configuracoes-site.ts";
import type { CardProps } from "./fields.ts";
import { HolidayFields } from "./holiday-fields.tsx";
import { PARTS } from "./parts.ts";
import { WeekFields } from "./week-fields.tsx";

export function HoursFields({ fields }: CardProps) {
  const { recepcao, exames } = fields.horarios.getFieldset();
  return (
    <>
      <Panel
        text="O site mostra estes horários em todas as páginas e diz na hora se a clínica está aberta."
        id="funcionamento"
        title={PARTS.funcionamento}
      >
        <div className="form-grid">
          <TextField
            description="Em palavras suas. As linhas que os horários abaixo já dizem não se repetem no site."
            field={fields.horario_funcionamento}
            label={LABELS.horario_funcionamento}
            required
            rows={4}
          />
          <WeekFields field={recepcao} service="Recepção" />
          <WeekFields field={exames} service="Exames" />
        </div>
      </Panel>
      <Panel
        id="feriados"
        text="Nestes dias valem só os horários daqui, para a recepção e os exames. Sem horário, a clínica fecha. O site mostra os cinco próximos. Ao salvar, a lista fica em ordem de data."
        title={PARTS.feriados}
      >
        <HolidayFields field={fields.feriados} />
      </Panel>
    </>
  );
}
