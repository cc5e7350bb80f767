/** `Ainda são exemplos`: what visitors see that is invented, until the clinic replaces it. */
import { Link } from "react-router";
import { canOpen, type StaffRole, screenPath, type Thing } from "#domain/permissions.ts";
import { Panel } from "../panel.tsx";

interface SamplesProps {
  samples: readonly { label: string; screen?: Thing }[];
  role: StaffRole;
}

export function Samples({ samples, role }: SamplesProps) {
  if (samples.length === 0) return null;
  return (
    <Panel
      text="Quem visita o site vê textos de exemplo. Troque-os pelos da clínica."
      title="Ainda são exemplos"
    >
      <ul className="list-disc pl-5 marker:text-neutro-600">
        {samples.map(({ label, screen }) => (
          <li className="py-0.5" key={label}>
            {screen && canOpen(role, screen) ? (
              <Link className="link" to={screenPath(screen)}>
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
