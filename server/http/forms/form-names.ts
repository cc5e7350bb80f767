/** Accepts only field names that the schema has. Conform alone would build objects as deep as a sender likes. */
import type { z } from "zod";

type Schema = z.core.$ZodType;
type Kind = z.core.$ZodTypes;

interface FormField {
  isList: boolean;
  isFile: boolean;
}

const NAME = /^[^.[\]]+(?:\.[^.[\]]+|\[(?:0|[1-9]\d{0,8})\])*$/;
const SEGMENT = /([^.[\]]+)|\[(\d+)\]/g;

/** @returns undefined for an unknown name, `too-long` for too high an index @throws if a list has no maximum */
export function findFormField(schema: Schema, name: string): FormField | "too-long" | undefined {
  if (!NAME.test(name)) return undefined;
  let found = kindsOf(schema);
  for (const [, key, index] of name.matchAll(SEGMENT)) {
    if (key !== undefined) {
      found = found.flatMap((kind) => membersOf(kind, key));
    } else {
      const lists = found.filter(isList);
      found = lists.flatMap((kind) => entriesOf(kind, Number(index)));
      if (lists.length > 0 && found.length === 0) return "too-long";
    }
  }
  const entries = found.flatMap((kind) =>
    kind._zod.def.type === "array" ? kindsOf(kind._zod.def.element) : [],
  );
  const values = [...found, ...entries].filter(isValue);
  if (values.length === 0) return undefined;
  return { isList: entries.some(isValue), isFile: values.some(isFile) };
}

function kindsOf(schema: Schema): Kind[] {
  const kind = schema as Kind;
  const { def } = kind._zod;
  switch (def.type) {
    case "optional":
    case "nonoptional":
    case "nullable":
    case "default":
    case "prefault":
    case "catch":
    case "readonly":
      return kindsOf(def.innerType);
    case "lazy":
      return kindsOf(def.getter());
    case "union":
      return def.options.flatMap(kindsOf);
    case "intersection":
      return [def.left, def.right].flatMap(kindsOf);
    case "pipe": {
      const sent = kindsOf(def.in);
      // `unknown` and `preprocess` accept anything, so the output schema decides which names exist.
      return sent.every(isAnything) ? [...sent, ...kindsOf(def.out)] : sent;
    }
    default:
      return [kind];
  }
}

function membersOf({ _zod: { def } }: Kind, key: string): Kind[] {
  if (def.type === "object") {
    const member = Object.hasOwn(def.shape, key) ? def.shape[key] : undefined;
    return member ? kindsOf(member) : [];
  }
  if (def.type === "record" && def.keyType._zod.values?.has(key)) return kindsOf(def.valueType);
  return [];
}

function entriesOf({ _zod: { def } }: Kind, index: number): Kind[] {
  if (def.type === "tuple") return def.items.slice(index, index + 1).flatMap(kindsOf);
  if (def.type !== "array") return [];
  return index < maximumOf(def) ? kindsOf(def.element) : [];
}

function maximumOf({ checks = [] }: z.core.$ZodArrayDef): number {
  const limits = checks.flatMap((check) => {
    const { def } = (check as z.core.$ZodChecks)._zod;
    if (def.check === "max_length") return def.maximum;
    return def.check === "length_equals" ? def.length : [];
  });
  if (limits.length === 0) throw new Error("A list in a form's schema needs a maximum");
  return Math.min(...limits);
}

const COMPOSED = ["object", "record", "array", "tuple", "map", "set", "never", "void", "function"];

function isValue({ _zod: { def } }: Kind): boolean {
  return !COMPOSED.includes(def.type);
}

function isList({ _zod: { def } }: Kind): boolean {
  return def.type === "array" || def.type === "tuple";
}

function isFile({ _zod: { def } }: Kind): boolean {
  // Zod reports `z.instanceof` as a custom type.
  return def.type === "file" || def.type === "custom";
}

function isAnything({ _zod: { def } }: Kind): boolean {
  return def.type === "unknown" || def.type === "any" || def.type === "transform";
}
