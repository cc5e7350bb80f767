import { useState } from "react";

/** Sends the id of the record that the form creates. The id stays the same when the screen's data are reloaded. */
export function NewIdField({ newId }: { newId: string }) {
  const [first] = useState(newId);
  return <input name="novo_id" readOnly type="hidden" value={first} />;
}
