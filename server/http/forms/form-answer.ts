/** The answer of every form's action that does not redirect. */
import type { SubmissionResult } from "@conform-to/react";
import { data } from "react-router";
import type { Undo } from "#domain/registro/undo.ts";

/** Messages by the field's name; under "" those that belong to no field. */
export type FieldErrors = Record<string, string[]>;

export interface Notice {
  title: string;
  text: string;
  kind: "success" | "warning" | "error";
}

export interface Said {
  title?: string;
  text: string;
  kind?: "success" | "warning" | "error";
  /** The undo button, shown for a few seconds. */
  undo?: Undo;
  /** The public page on which a saved record is seen. */
  site?: string;
  /** A link to the usual next step, on another screen. */
  next?: { label: string; to: string };
}

interface Answered {
  /** What was typed and what is wrong with it; undefined if the form succeeded. */
  result?: SubmissionResult<string[]>;
  /** Shown above the form. */
  notice?: Notice;
  /** A message shown over the screen for a short time. */
  toast?: Said;
  notSent?: undefined;
}

/** Made in the browser for a form that the server did not accept, so nothing changed on the server. */
export interface NotSent {
  /** With `signed-out` the screen of the form asks for the password. */
  notSent: "signed-out" | "forbidden" | "gone" | "refused" | "offline" | "failed";
  result?: undefined;
  notice?: undefined;
  toast?: undefined;
}

/** @template More - fields that only one form's answer has, such as the version that another person has saved */
export type FormAnswer<More extends object = object> = (Answered | NotSent) & Partial<More>;

export type DataAnswer<More extends object = object> = ReturnType<typeof data<FormAnswer<More>>>;

/** Answers a form that stays on its screen with a success message. */
export function answerDone(
  text: string,
  { undo, headers }: { undo?: Undo; headers?: HeadersInit } = {},
): DataAnswer {
  return data<FormAnswer>({ toast: { text, ...(undo && { undo }) } }, { headers });
}

/** Answers a form that stays on its screen with an error message. */
export function answerError(text: string, status: number): DataAnswer {
  return data<FormAnswer>({ toast: { kind: "error", text } }, { status });
}
