import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";
import { StickyBar } from "./sticky-bar.tsx";
import { useFormAnswer } from "./use-form-answer.ts";
import { useSendAgain } from "./use-send-again.ts";

interface OfferFormProps {
  id?: string;
  name: string;
  answer: FormAnswer | undefined;
  failure: string;
  ticked?: number;
  addText(count: number): string;
  isLong?: boolean;
  children: ReactNode;
}

export function OfferForm(props: OfferFormProps) {
  const { id, name, answer, failure, ticked = 0, addText, isLong, children } = props;
  const { send, sendAgain } = useSendAgain();
  useFormAnswer(answer, failure, sendAgain);
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(ticked);
  useEffect(() => {
    // Boxes may have been ticked before hydration.
    if (form.current) setCount(new FormData(form.current).getAll(name).length);
  }, [name]);
  const isBusy = useNavigation().formData?.has(name) ?? false;
  const [error] = answer?.result?.error?.[name] ?? [];
  const Bar = isLong ? StickyBar : ShortBar;
  const errorId = `${name}-erro`;
  return (
    <Form
      id={id}
      method="post"
      onChange={({ currentTarget }) => setCount(new FormData(currentTarget).getAll(name).length)}
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter?.getAttribute("formmethod") === "get") return;
        event.preventDefault();
        send(new FormData(event.currentTarget));
      }}
      ref={form}
    >
      {children}
      <Bar>
        <FieldMessage className="field-error mt-0" id={errorId} message={error} role="alert" />
        <Button
          aria-describedby={error ? errorId : undefined}
          isBusy={isBusy}
          type="submit"
          variant="filled"
        >
          {addText(count)}
        </Button>
      </Bar>
    </Form>
  );
}

function ShortBar({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>;
}
