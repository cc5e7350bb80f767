export const LIST_STYLES = {
  list: "border-b border-neutro-200 outline-none",
  item: "flex items-center gap-x-3 gap-y-1 border-t border-neutro-200 bg-white py-2.5 text-pretty outline-none data-[dragging]:opacity-50 max-md:flex-wrap",
  content: "min-w-0 flex-1 max-md:basis-full",
  buttons: "ml-auto flex items-center justify-end",
};
