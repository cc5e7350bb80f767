import { createContext, type ReactNode, use } from "react";
import type { KnownPicture, KnownPictures } from "#server/http/files/pictures.ts";

const PicturesContext = createContext<KnownPictures>({});

export function Pictures({ known, children }: { known: KnownPictures; children: ReactNode }) {
  return <PicturesContext value={known}>{children}</PicturesContext>;
}

export function useKnownPicture(url: string): KnownPicture | undefined {
  return use(PicturesContext)[url];
}
