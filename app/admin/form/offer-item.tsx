import type { ReactNode } from "react";
import { Badge } from "#app/ui/controls/badge.tsx";
import { CheckListItem } from "#app/ui/controls/check-list-item.tsx";

interface OfferItemProps {
  name: string;
  value: string;
  label: string;
  isListed: boolean;
  isTicked?: boolean;
  badge?: string;
  children: ReactNode;
}

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
