/** What a control needs to know of its field: a part of conform's metadata, or a result of `answeredFields`. */
export interface FieldState {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[];
  /** The initial value; after a rejected form, what was typed. */
  defaultValue?: unknown;
  /** True for the field that takes the focus in a page without scripts, because it has the first error. */
  isFirstError?: boolean;
}

export function fieldState(name: string, state: Partial<FieldState> = {}): FieldState {
  const id = state.id ?? name;
  return { id, name, errorId: `${id}-erro`, descriptionId: `${id}-dica`, ...state };
}

export function controlProps(field: FieldState, hasDescription: boolean) {
  const isInvalid = Boolean(field.errors?.length);
  const described = [hasDescription && field.descriptionId, isInvalid && field.errorId];
  return {
    id: field.id,
    name: field.name,
    "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    "aria-invalid": isInvalid || undefined,
    // On a page without scripts this attribute focuses the first wrong field; otherwise the page would open at its top.
    // It is left out elsewhere, because a control may have its own.
    ...(field.isFirstError && { autoFocus: true }),
  };
}

export function textValue({ defaultValue }: Pick<FieldState, "defaultValue">): string | undefined {
  return defaultValue === undefined || defaultValue === null ? undefined : String(defaultValue);
}

export const FIELDS = "input:not([type=hidden]), textarea, select";
