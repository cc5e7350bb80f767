import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

interface ErrorStateProps {
  icon?: string;
  title: string;
  text: string;
  requestId?: string;
  children?: ReactNode;
}

export function ErrorState({ icon = "alert", title, text, requestId, children }: ErrorStateProps) {
  return (
    <div className="max-w-xl py-6 md:py-12">
      <Icon className="size-7 text-neutro-600" name={icon} />
      <h1 className="mt-4 text-2xl" tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-2 text-neutro-800">{text}</p>
      {requestId && (
        <p className="mt-3 text-sm text-neutro-700">
          Número do pedido, para quem for ajudar:{" "}
          <span className="font-medium tabular-nums break-all">{requestId}</span>
        </p>
      )}
      {children && <div className="mt-6 flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}
