/** Counts a form's ticked boxes, also those that were ticked before hydration. */
import { type RefObject, useEffect, useState } from "react";

export function useTickedCount(
  form: RefObject<HTMLFormElement | null>,
  name: string,
  initial: number,
) {
  const [count, setCount] = useState(initial);
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const recount = () => setCount(new FormData(element).getAll(name).length);
    recount();
    element.addEventListener("change", recount);
    return () => element.removeEventListener("change", recount);
  }, [form, name]);
  return count;
}
