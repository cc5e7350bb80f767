/** What is asked of a report itself, whoever's it is. */

import { useRef } from "react";
import { fillControl } from "#app/ui/controls/announced.ts";
import { DateField } from "#app/ui/controls/date-field.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { LAUDO_LABELS as LABELS, LAUDO_LIMITS } from "#domain/laudos.ts";

export interface Offers {
  exames: readonly string[];
  medicos: readonly { nome: string; crm: string }[];
}

type Fields = Record<
  "exame" | "data_exame" | "previsto_para" | "medico_responsavel" | "crm",
  FieldState
>;

export function LaudoFields({ fields, offers }: { fields: Fields; offers: Offers }) {
  const box = useRef<HTMLDivElement>(null);
  const fillCrm = (nome: string) => {
    const medico = offers.medicos.find((one) => one.nome === nome);
    const crm = box.current?.querySelector<HTMLInputElement>(`[name="${fields.crm.name}"]`);
    if (!medico?.crm || !crm) return;
    fillControl(crm, medico.crm);
  };
  return (
    <>
      <TextField
        autoComplete="off"
        field={fields.exame}
        label={LABELS.exame}
        list="exames-da-clinica"
        maxLength={LAUDO_LIMITS.exame}
        required
      />
      <datalist id="exames-da-clinica">
        {offers.exames.map((nome) => (
          <option key={nome} value={nome} />
        ))}
      </datalist>
      <div className="form-pair">
        <DateField field={fields.data_exame} label={LABELS.data_exame} required />
        <DateField field={fields.previsto_para} label={LABELS.previsto_para} />
      </div>
      <div className="form-pair" ref={box}>
        <TextField
          autoComplete="off"
          field={fields.medico_responsavel}
          label={LABELS.medico_responsavel}
          list="medicos-da-clinica"
          onInput={(event) => fillCrm(event.currentTarget.value)}
        />
        <TextField autoComplete="off" field={fields.crm} label={LABELS.crm} />
      </div>
      <datalist id="medicos-da-clinica">
        {offers.medicos.map(({ nome, crm }) => (
          <option key={nome} value={nome}>
            {crm}
          </option>
        ))}
      </datalist>
      <p className="-mt-3 text-sm text-neutro-700">
        Médico e CRM podem vir depois; sem os dois, o laudo não é liberado.
      </p>
    </>
  );
}
