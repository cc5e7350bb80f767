import { Icon } from "../icon.tsx";
import { type PressProps, pressProps } from "../press.ts";

interface IconButtonProps extends PressProps {
  "aria-label": string;
  icon: string;
  variant?: "quiet" | "danger";
  tip?: "start" | "end";
}

const VARIANTS = {
  quiet: "text-neutro-800 not-disabled:hover:bg-neutro-100 not-disabled:hover:text-tinta",
  danger: "text-neutro-800 not-disabled:hover:bg-erro-fundo not-disabled:hover:text-erro",
};

export function IconButton({
  icon,
  variant = "quiet",
  tip = "end",
  className = "",
  ...button
}: IconButtonProps) {
  return (
    <button
      {...pressProps(button)}
      data-tip={tip}
      className={`relative inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-150 ease-out disabled:cursor-not-allowed disabled:text-neutro-400 md:size-9 ${VARIANTS[variant]} ${className}`}
    >
      <Icon className="size-[1.125rem]" name={icon} />
    </button>
  );
}
