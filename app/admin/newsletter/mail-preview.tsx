import { useState } from "react";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";

interface MailPreviewProps {
  mail: { subject: string; html: string; text: string };
}

const WIDTHS = { phone: "w-[24.375rem]", wide: "w-full" };

export function MailPreview({ mail }: MailPreviewProps) {
  const [view, setView] = useState<"phone" | "wide" | "text">("phone");
  return (
    <Panel
      text={
        <>
          Assunto: <span className="font-medium text-tinta">{mail.subject}</span>
        </>
      }
      title="Como a mensagem chega"
    >
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">Forma da prévia</legend>
        <Choice isChosen={view === "phone"} label="Celular" onChoose={() => setView("phone")} />
        <Choice isChosen={view === "wide"} label="Computador" onChoose={() => setView("wide")} />
        <Choice isChosen={view === "text"} label="Só texto" onChoose={() => setView("text")} />
      </fieldset>
      {view === "text" ? (
        <pre className="max-h-[38rem] overflow-auto rounded-control border border-neutro-300 p-4 text-sm whitespace-pre-wrap">
          {mail.text}
        </pre>
      ) : (
        <iframe
          className={`h-[38rem] max-w-full rounded-control border border-neutro-300 bg-white ${WIDTHS[view]}`}
          // An empty `sandbox` blocks the mail's scripts, forms and new windows.
          sandbox=""
          srcDoc={mail.html}
          title="Prévia da mensagem"
        />
      )}
    </Panel>
  );
}

interface ChoiceProps {
  label: string;
  isChosen: boolean;
  onChoose(): void;
}

function Choice({ label, isChosen, onChoose }: ChoiceProps) {
  return (
    <Button
      aria-pressed={isChosen}
      className={isChosen ? "bg-primaria-100!" : ""}
      variant="quiet"
      onPress={onChoose}
    >
      {label}
    </Button>
  );
}
