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
  /** An undo button, shown for a moment. */
  undo?: Undo;
}

interface Answered {
  /** What was typed and what is wrong with it; undefined once the form did its work. */
  result?: SubmissionResult<string[]>;
  /** Shown above the form. */
  notice?: Notice;
  /** Shown over the screen. */
  toast?: Said;
  notSent?: undefined;
}

/** Made in the browser for a form that the server did not accept, so nothing changed there. */
export interface NotSent {
  /** `signed-out` requests the password on the same screen. */
  notSent: "signed-out" | "forbidden" | "gone" | "refused" | "offline" | "failed";
  result?: undefined;
  notice?: undefined;
  toast?: undefined;
}

/** @template More - what only one form's answer has besides, such as a record's other version */
export type FormAnswer<More extends object = object> = (Answered | NotSent) & Partial<More>;

/** A form's answer with its status and headers. */
export type DataAnswer<More extends object = object> = ReturnType<typeof data<FormAnswer<More>>>;

/** A success message on a screen that does not change. */
export function answerDone(
  text: string,
  { undo, headers }: { undo?: Undo; headers?: HeadersInit } = {},
): DataAnswer {
  return data<FormAnswer>({ toast: { text, ...(undo && { undo }) } }, { headers });
}

/** An error message on a screen that does not change. */
export function answerError(text: string, status: number): DataAnswer {
  return data<FormAnswer>({ toast: { kind: "error", text } }, { status });
}
