export const MENU_POPOVER =
  "min-w-56 max-w-[min(20rem,100vw-1.5rem)] overflow-hidden rounded-panel border border-neutro-200 bg-white shadow-raised data-entering:animate-[appear_120ms_var(--ease-out)]";

export const MENU_ITEM =
  "flex min-h-11 cursor-default items-center gap-2.5 rounded-control px-2.5 outline-none data-focused:bg-primaria-100 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-foco data-focus-visible:outline-solid md:min-h-9";
