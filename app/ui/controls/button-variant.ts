/** Classes of buttons, and of links that look like one. They are 44 px high for touch, lower on wide screens. */
export const BUTTON_BASE =
  "inline-flex min-h-11 md:min-h-9 items-center justify-center gap-2 whitespace-nowrap max-xs:whitespace-normal max-xs:wrap-normal rounded-control border px-3.5 max-xs:px-2 text-[0.9375rem] font-medium transition-colors duration-150 ease-out cursor-default disabled:cursor-not-allowed disabled:border-neutro-200 disabled:bg-neutro-100 disabled:text-neutro-700 data-busy:opacity-80";

export const BUTTON_VARIANTS = {
  filled:
    "border-transparent bg-botao text-sobre-botao not-disabled:hover:bg-botao-forte not-disabled:active:bg-primaria-800",
  outline:
    "border-neutro-300 bg-white text-tinta not-disabled:hover:border-neutro-500 not-disabled:hover:bg-neutro-50 not-disabled:active:bg-neutro-100",
  quiet:
    "border-transparent text-tinta not-disabled:hover:bg-neutro-100 not-disabled:active:bg-neutro-200 disabled:bg-transparent disabled:border-transparent",
  "quiet-danger":
    "border-transparent text-erro not-disabled:hover:bg-erro-fundo not-disabled:active:border-erro",
  danger:
    "border-transparent bg-erro text-white not-disabled:hover:bg-[#912018] not-disabled:active:bg-[#7a1a13]",
};

export type ButtonVariant = keyof typeof BUTTON_VARIANTS;
