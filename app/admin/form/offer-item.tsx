import type { ReactNode } from "react";
import { Badge } from "#app/ui/controls/badge.tsx";
import { CheckListItem } from "#app/ui/controls/check-list-item.tsx";

interface OfferItemProps {
  name: string;
  value: string;
  label: string;
  /** True if the clinic's list has the record already: its box is ticked and cannot be changed. */
  isListed: boolean;
  isTicked?: boolean;
  /** Shown where the record is not in the list yet. */
  badge?: string;
  children: ReactNode;
}

/** One record of an `OfferForm`. `children` describe it. */
export function OfferItem({ isListed, isTicked, badge, children, ...box }: OfferItemProps) {
  const text = isListed ? "Já está na lista" : badge;
  return (
    <CheckListItem
      {...box}
      description={
        <>
          {children}
          {text && (
            <p className="mt-1">
              <Badge>{text}</Badge>
            </p>
          )}
        </>
      }
      isDisabled={isListed}
      isTicked={isListed || isTicked}
    />
  );
}
