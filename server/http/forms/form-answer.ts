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
  undo?: Undo;
  site?: string;
  next?: { label: string; to: string };
}

interface Answered {
  result?: SubmissionResult<string[]>;
  notice?: Notice;
  toast?: Said;
  notSent?: undefined;
}

/** The browser makes this itself if the server refused the whole request, failed or was out of reach. */
export interface NotSent {
  notSent: "signed-out" | "forbidden" | "gone" | "refused" | "offline" | "failed";
  result?: undefined;
  notice?: undefined;
  toast?: undefined;
}

export type FormAnswer<More extends object = object> = (Answered | NotSent) & Partial<More>;

export type DataAnswer<More extends object = object> = ReturnType<typeof data<FormAnswer<More>>>;

export function answerDone(
  text: string,
  { undo, headers }: { undo?: Undo; headers?: HeadersInit } = {},
): DataAnswer {
  return data<FormAnswer>({ toast: { text, ...(undo && { undo }) } }, { headers });
}

export function answerError(text: string, status: number): DataAnswer {
  return data<FormAnswer>({ toast: { kind: "error", text } }, { status });
}
