import { Icon } from "../../icon.tsx";

export const GRIP = {
  className:
    "grid size-11 shrink-0 cursor-grab place-items-center rounded-control text-neutro-600 hover:bg-neutro-100 md:size-9",
  icon: <Icon className="size-[1.125rem]" name="grip" />,
};

export const PLAIN_HANDLE = (
  <span aria-hidden="true" className={GRIP.className}>
    {GRIP.icon}
  </span>
);
