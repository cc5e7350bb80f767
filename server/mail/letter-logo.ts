import { createContext } from "react";
import type { Logo } from "#domain/midia/logo.ts";

/** The clinic's logo, whose PNG has an absolute address here; undefined where the clinic has none. */
export type LetterLogo = Logo | undefined;

/** Read by the frame of all mails, so that no mail has to pass it on. */
export const LetterLogo = createContext<LetterLogo>(undefined);
