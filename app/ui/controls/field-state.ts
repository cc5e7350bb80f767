/**
 * What a control needs to know of its field: the part of conform's metadata that is drawn. Pages
 * without a framework make it with `answeredFields`.
 */
export interface FieldState {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[];
  /** The initial value, or what was typed when the form was returned with errors. */
  defaultValue?: unknown;
  /** Takes the focus where no script gives it. */
  isFirstError?: boolean;
}

/** Attributes that tie a native control to its label, description and message. */
export function controlProps(field: FieldState, hasDescription: boolean) {
  const isInvalid = Boolean(field.errors?.length);
  const described = [hasDescription && field.descriptionId, isInvalid && field.errorId];
  return {
    id: field.id,
    name: field.name,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    "aria-invalid": isInvalid || undefined,
  };
}

/** The first value as text. */
export function textValue({ defaultValue }: Pick<FieldState, "defaultValue">): string | undefined {
  return defaultValue === undefined || defaultValue === null ? undefined : String(defaultValue);
}

/** The first of these in an element is where typing begins. */
export const FIELDS = "input:not([type=hidden]), textarea, select";
