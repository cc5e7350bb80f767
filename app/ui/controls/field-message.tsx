import { Icon } from "../icon.tsx";

interface FieldMessageProps {
  id: string;
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
