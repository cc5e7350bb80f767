import type { Slice } from "@tiptap/pm/model";
import { useRef } from "react";
import { cleanPaste } from "./clean-paste.ts";

export function usePaste(onLost: (count: number) => void) {
  const brought = useRef(0);
  const latest = useRef(onLost);
  latest.current = onLost;
  return useRef({
    transformPastedHTML(html: string): string {
      const clean = cleanPaste(html);
      brought.current = clean.pictures;
      return clean.html;
    },
    transformPasted(slice: Slice): Slice {
      const lost = brought.current - countPictures(slice);
      brought.current = 0;
      if (lost > 0) latest.current(lost);
      return slice;
    },
  }).current;
}

function countPictures({ content }: Slice): number {
  let count = 0;
  content.descendants(({ type }) => {
    if (type.name === "image") count += 1;
  });
  return count;
}

export function lostPicturesText(count: number): string {
  return count === 1
    ? "Uma imagem não veio com o texto colado. Salve-a no computador como arquivo e use “Inserir imagem”."
    : `${count} imagens não vieram com o texto colado. Salve-as no computador como arquivos e use “Inserir imagem”.`;
}
