import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

interface EmptyStateProps {
  icon: string;
  title: string;
  text: string;
  children?: ReactNode;
}

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-start gap-1 rounded-panel border border-dashed border-neutro-300 p-6 md:p-8">
      <Icon className="mb-2 size-6 text-neutro-600" name={icon} />
      <p className="font-semibold">{title}</p>
      <p className="max-w-prose text-neutro-700">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}
