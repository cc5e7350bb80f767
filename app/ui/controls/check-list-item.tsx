import { type ReactNode, useId } from "react";

interface CheckListItemProps {
  name: string;
  value: string;
  label: string;
  description?: ReactNode;
  isTicked?: boolean;
  isDisabled?: boolean;
}

export function CheckListItem({
  name,
  value,
  label,
  description,
  isTicked,
  isDisabled,
}: CheckListItemProps) {
  const id = useId();
  const descriptionId = `${id}-dica`;
  return (
    <div className="relative flex min-h-11 items-start gap-3 py-2">
      <input
        aria-describedby={description ? descriptionId : undefined}
        className="relative z-1 size-6 flex-none accent-botao"
        defaultChecked={isTicked}
        disabled={isDisabled}
        id={id}
        name={name}
        type="checkbox"
        value={value}
      />
      <div className="min-w-0">
        <label className="font-medium after:absolute after:inset-0" htmlFor={id}>
          {label}
        </label>
        {description && (
          <div className="text-sm text-neutro-700" id={descriptionId}>
            {description}
          </div>
        )}
      </div>
    </div>
  );
}
