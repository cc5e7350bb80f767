/** The part of conform's metadata that a control shows; `answeredFields` creates it without a framework. */
export interface FieldState {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[];
  /** The initial value, or what was typed when the form was returned with errors. */
  defaultValue?: unknown;
  /** Receives the focus where no script can set it. */
  isFirstError?: boolean;
}

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

export function textValue({ defaultValue }: Pick<FieldState, "defaultValue">): string | undefined {
  return defaultValue === undefined || defaultValue === null ? undefined : String(defaultValue);
}

/** The first of these in an element is where typing begins. */
export const FIELDS = "input:not([type=hidden]), textarea, select";
