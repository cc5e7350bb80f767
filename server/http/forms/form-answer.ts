/** What every form's action answers if it leads nowhere; screens and pages read it as it is typed here. */
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
  /** Shown as an undo button for a moment. */
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

/** Made in the browser: everything on the server is as it was. */
export interface NotSent {
  /** `signed-out` asks for the password in place. */
  notSent: "signed-out" | "forbidden" | "gone" | "refused" | "offline" | "failed";
  result?: undefined;
  notice?: undefined;
  toast?: undefined;
}

/** @template More fields of one form's answer only, such as the other version of a record */
export type FormAnswer<More extends object = object> = (Answered | NotSent) & Partial<More>;

/** A form's answer with its status and headers. */
export type DataAnswer<More extends object = object> = ReturnType<typeof data<FormAnswer<More>>>;

/** Says that it is done over a screen that stays as it is. */
export function answerDone(
  text: string,
  { undo, headers }: { undo?: Undo; headers?: HeadersInit } = {},
): DataAnswer {
  return data<FormAnswer>({ toast: { text, ...(undo && { undo }) } }, { headers });
}

/** Says why nothing was done over a screen that stays as it is. */
export function answerError(text: string, status: number): DataAnswer {
  return data<FormAnswer>({ toast: { kind: "error", text } }, { status });
}
