import type { ComponentProps } from "react";

export function ProgressBar({ className = "", ...progress }: ComponentProps<"progress">) {
  return (
    <progress
      {...progress}
      className={`block h-2 w-full appearance-none overflow-hidden rounded-full bg-neutro-200 forced-colors:appearance-auto forced-colors:border [&::-moz-progress-bar]:bg-primaria-600 [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-primaria-600 ${className}`}
    />
  );
}
