import { useRef } from "react";
import { fillControl } from "#app/ui/controls/announced.ts";
import { DateField } from "#app/ui/controls/date-field.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { SuggestField } from "#app/ui/controls/suggest-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { LAUDO_LIMITS } from "#domain/laudos/laudos.ts";
import { suggestNames } from "#domain/search/suggest-names.ts";
import { UnlistedExame } from "./unlisted-exame.tsx";

export interface Offers {
  exames: readonly string[];
  medicos: readonly { nome: string; crm: string }[];
}

type Fields = Record<
  "exame" | "data_exame" | "previsto_para" | "medico_responsavel" | "crm",
  FieldState
>;

interface LaudoFieldsProps {
  fields: Fields;
  offers: Offers;
  savedExame?: string;
}

export function LaudoFields({ fields, offers, savedExame }: LaudoFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  const fillCrm = (nome: string) => {
    const medico = offers.medicos.find((one) => one.nome === nome);
    const crm = box.current?.querySelector<HTMLInputElement>(`[name="${fields.crm.name}"]`);
    if (!medico?.crm || !crm) return;
    fillControl(crm, medico.crm);
  };
  return (
    <>
      <SuggestField
        field={fields.exame}
        maxLength={LAUDO_LIMITS.exame}
        names={offers.exames}
        required
        suggest={suggestNames}
      >
        {(typed) => (
          <UnlistedExame
            field={fields.exame}
            names={offers.exames}
            saved={savedExame}
            typed={typed}
          />
        )}
      </SuggestField>
      <div className="form-pair">
        <DateField field={fields.data_exame} required />
        <DateField field={fields.previsto_para} />
      </div>
      <div className="form-pair" ref={box}>
        <SuggestField
          field={fields.medico_responsavel}
          maxLength={LAUDO_LIMITS.medico_responsavel}
          names={offers.medicos.map(({ nome }) => nome)}
          onValue={fillCrm}
          suggest={suggestNames}
        />
        <TextField autoComplete="off" field={fields.crm} />
      </div>
      <p className="-mt-3 text-sm text-neutro-700">
        Médico e CRM podem vir depois; sem os dois, o laudo não é liberado.
      </p>
    </>
  );
}
