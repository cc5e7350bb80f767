import { Form, href } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/controls/badge.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface StatusProps {
  checks: readonly {
    ok: boolean;
    label: string;
    text: string;
    remedy: string;
    canRetry?: boolean;
  }[];
}

export function Status({ checks }: StatusProps) {
  const failing = checks.filter(({ ok }) => !ok).length;
  return (
    <Panel
      text={failing === 0 ? "Tudo funciona." : "O que precisa de atenção diz o que fazer."}
      title="Status do Sistema"
    >
      <ul>
        {checks.map(({ ok, label, text, remedy, canRetry }) => (
          <li
            className="grid grid-cols-[1.75rem_1fr] border-t border-neutro-200 py-2 first:border-0"
            key={label}
          >
            <Icon
              className={`mt-0.5 size-[1.125rem] ${ok ? "text-certo" : "text-aviso"}`}
              name={ok ? "check" : "alert"}
            />
            <div>
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <p className="font-medium">{label}</p>
                {ok ? (
                  <p className="text-neutro-700">{text}</p>
                ) : (
                  <Badge tone="warning">Atenção</Badge>
                )}
              </div>
              {!ok && <p className="text-neutro-700">{text}.</p>}
              {!ok && remedy && <p className="mt-1">O que fazer: {remedy}</p>}
              {canRetry && (
                <Form action={href("/admin/emails")} className="mt-2" method="post">
                  <Button type="submit">Tentar de novo</Button>
                </Form>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
