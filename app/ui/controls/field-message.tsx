/** What is wrong with a field, tied to its control by `errorId`. Each area's stylesheet says how it looks. */
import { Icon } from "../icon.tsx";

interface FieldMessageProps {
  id: string;
  /** Nothing is shown without it. */
  message: string | undefined;
  className?: string;
  role?: "alert";
}

export function FieldMessage({ message, className = "field-error", ...line }: FieldMessageProps) {
  if (!message) return null;
  return (
    <p {...line} className={className}>
      <Icon className="field-error-icon" name="alert" />
      {message}
    </p>
  );
}
