import type { ReactNode } from "react";

export function StickyBar({ children }: { children: ReactNode }) {
  return (
    <div className="bottom-bar sticky bottom-0 z-10 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 border-t border-neutro-200 bg-white py-3">
      {children}
    </div>
  );
}
