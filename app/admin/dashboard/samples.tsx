import { Link } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import type { Sample } from "#domain/paginas/samples.ts";
import { can, type StaffRole, screenPath } from "#domain/permissions.ts";
import { HideSamples } from "./hide-samples.tsx";

interface SamplesProps {
  samples: readonly Sample[];
  role: StaffRole;
  areHidden: boolean | undefined;
}

export function Samples({ samples, role, areHidden }: SamplesProps) {
  return (
    <Panel
      text="Quem visita o site vê textos de exemplo. Troque-os pelos da clínica."
      title="Ainda são exemplos"
    >
      <ul className="list-disc pl-5 marker:text-neutro-600">
        {samples.map((sample) => (
          <li className="py-0.5" key={sample.key}>
            <ScreenLink role={role} sample={sample} />
          </li>
        ))}
      </ul>
      {areHidden !== undefined && (
        <div className="mt-3">
          <HideSamples areHidden={areHidden} />
        </div>
      )}
    </Panel>
  );
}

function ScreenLink({ sample, role }: { sample: Sample; role: StaffRole }) {
  if (!can(role, "open", sample.screen)) return sample.label;
  return (
    <Link className="link" to={screenPath(sample.screen)}>
      {sample.label}
    </Link>
  );
}
