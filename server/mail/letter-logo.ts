import { createContext } from "react";
import type { Logo } from "#domain/midia/logo.ts";

/** The clinic's logo with the absolute URL of its PNG; undefined if the clinic has no logo. */
export type LetterLogo = Logo | undefined;

export const LetterLogo = createContext<LetterLogo>(undefined);
