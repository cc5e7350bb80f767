import { href } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { FERIADOS_SHOWN } from "#domain/horarios/horarios.ts";
import type { CardProps } from "./fields.ts";
import { HolidayFields } from "./holiday-fields.tsx";
import { PARTS } from "./parts.ts";
import { WeekFields } from "./week-fields.tsx";

const { contato, localizacao, exame, rodape } = FERIADOS_SHOWN;
const SHOWN = `Contato mostra até ${contato}; a página inicial, ${localizacao}; a página de cada exame, ${exame}; o rodapé, ${rodape}.`;

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
          <WeekFields field={recepcao} service="Recepção" />
          <WeekFields field={exames} service="Exames" />
          <TextField
            description="Uma nota para o que não cabe em horas, como “Plantão aos feriados, com hora marcada”. O site a mostra abaixo dos horários. Vazia, não aparece."
            field={fields.horario_funcionamento}
            rows={2}
          />
        </div>
      </Panel>
      <Panel
        id="feriados"
        text={`Nestes dias valem só os horários daqui, para a recepção e os exames. Sem horário, a clínica fecha. Dos próximos feriados, ${SHOWN} Ao salvar, a lista fica em ordem de data.`}
        title={PARTS.feriados}
      >
        <p className="mb-3">
          <Button icon="calendar" to={href("/admin/configuracoes/feriados")}>
            Feriados nacionais
          </Button>
        </p>
        <HolidayFields field={fields.feriados} />
      </Panel>
    </>
  );
}
