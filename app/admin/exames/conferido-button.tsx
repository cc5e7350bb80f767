import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useFormAnswer } from "#app/admin/form/use-form-answer.ts";
import { Button } from "#app/ui/button.tsx";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface ConferidoButtonProps {
  nome: string;
  versao: number;
  conferido: boolean;
  target: string;
  failure: string;
}

/** Stays mounted after its button has disappeared, to show the answer in a toast and to move the focus. */
export function ConferidoButton(props: ConferidoButtonProps) {
  const { nome, versao, conferido, target, failure } = props;
  const fetcher = useFetcher<FormAnswer>();
  const send = () => fetcher.submit({ versao }, { method: "post", action: target });
  useFormAnswer(fetcher.data, failure, send);
  const wrapper = useRef<HTMLDivElement>(null);
  const wasConferido = useRef(conferido);
  useEffect(() => {
    if (conferido && !wasConferido.current) {
      const row = wrapper.current?.closest("[data-record]");
      row?.querySelector<HTMLElement>("[data-edit]")?.focus();
    }
    wasConferido.current = conferido;
  }, [conferido]);
  return (
    <div className="contents" ref={wrapper}>
      {!conferido && (
        <fetcher.Form action={target} method="post">
          <input name="versao" type="hidden" value={versao} />
          <Button
            aria-label={`Conferido: ${nome}`}
            className="lg:w-9 lg:gap-0 lg:px-0 lg:text-[0px]"
            icon="check"
            isBusy={fetcher.state !== "idle"}
            title="Conferido"
            type="submit"
            variant="quiet"
          >
            Conferido
          </Button>
        </fetcher.Form>
      )}
    </div>
  );
}
