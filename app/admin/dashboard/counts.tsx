import { Link } from "react-router";
import { can, type StaffRole, screenPath, type Thing } from "#domain/permissions.ts";

interface CountsProps {
  counts: Record<CountKey, number> | undefined;
  role: StaffRole;
}

type CountKey = "usuarios" | "medicos" | "convenios" | "exames";

const COUNTS: { key: CountKey; screen: Thing; label: string; text: string }[] = [
  { key: "usuarios", screen: "usuarios", label: "Usuários", text: "Total cadastrado" },
  { key: "medicos", screen: "profissionais", label: "Médicos", text: "Na página Profissionais" },
  { key: "convenios", screen: "convenios", label: "Convênios", text: "Aceitos pela clínica" },
  { key: "exames", screen: "exames", label: "Exames", text: "Na lista do site" },
];

export function Counts({ counts, role }: CountsProps) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-neutro-200 bg-neutro-200 lg:grid-cols-4">
      {COUNTS.map(({ key, screen, label, text }) => (
        <div className="relative flex flex-col bg-white p-4 md:p-5" key={key}>
          <dt className="font-medium">
            {can(role, "open", screen) ? (
              <Link
                className="before:absolute before:inset-0 hover:underline"
                to={screenPath(screen)}
              >
                {label}
              </Link>
            ) : (
              label
            )}
          </dt>
          <dd className="mt-1 text-3xl font-semibold tracking-tight tabular-nums">
            {counts?.[key] ?? "?"}
          </dd>
          <dd className="mt-0.5 text-sm text-neutro-700">
            {counts ? text : "Não foi possível contar"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
