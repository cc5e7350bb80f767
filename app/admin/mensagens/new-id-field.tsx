import { useState } from "react";

/** Sends the id of what the form creates. It stays the same while the screen's data are reloaded. */
export function NewIdField({ newId }: { newId: string }) {
  const [first] = useState(newId);
  return <input name="novo_id" readOnly type="hidden" value={first} />;
}
