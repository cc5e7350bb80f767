import { Panel } from "#app/admin/parts/panel.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import type { CardProps } from "./fields.ts";
import { PARTS } from "./parts.ts";

export function ClinicFields({ fields }: CardProps) {
  return (
    <Panel id="clinica" title={PARTS.clinica}>
      <div className="form-grid">
        <TextField autoComplete="off" field={fields.nome_clinica} required />
        <TextField
          description="Uma linha para a rua, uma para o bairro, uma para a cidade. O mapa do site usa este endereço."
          field={fields.endereco}
          required
          rows={4}
        />
        <div className="form-pair">
          <TextField
            autoComplete="off"
            field={fields.telefone}
            inputMode="tel"
            required
            type="tel"
          />
          <TextField
            autoComplete="off"
            field={fields.email}
            inputMode="email"
            required
            type="email"
          />
        </div>
      </div>
    </Panel>
  );
}
