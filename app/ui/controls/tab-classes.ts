export const TAB_LIST = "flex gap-1 border-b border-neutro-200";

export const TAB =
  "-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent px-3.5 font-medium text-neutro-700 hover:text-tinta aria-selected:border-botao aria-selected:text-tinta";
