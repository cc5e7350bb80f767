const CONTENT = "min-w-0 flex-1";
const ITEM = "gap-x-3 gap-y-1 bg-white text-pretty outline-none data-[dragging]:opacity-50";

export const LIST_STYLES = {
  rows: {
    list: "border-b border-neutro-200 outline-none",
    item: `${ITEM} flex items-center border-t border-neutro-200 py-2.5 max-md:flex-wrap`,
    content: `${CONTENT} max-md:basis-full`,
    buttons: "ml-auto flex items-center justify-end",
  },
  cards: {
    list: "grid grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-3 outline-none",
    item: `${ITEM} flex flex-col items-stretch rounded-panel border border-neutro-200 p-4`,
    content: CONTENT,
    buttons: "mt-auto ml-auto flex w-full items-center justify-end pt-2",
  },
};

export type ListStyle = keyof typeof LIST_STYLES;
