import { Button } from "#app/ui/button.tsx";
import { PageHead } from "./page-head.tsx";

interface MissingProps {
  title: string;
  text: string;
  back: { href: string; label: string };
}

export function Missing({ title, text, back }: MissingProps) {
  return (
    <div className="page-width py-24 md:py-36">
      <PageHead description={text} title={title} />
      <h1 className="max-w-3xl text-h1">{title}</h1>
      <p className="mt-5 max-w-prose text-lead text-neutro-700">{text}</p>
      <div className="mt-8">
        <Button variant="filled" href={back.href}>
          {back.label}
        </Button>
      </div>
    </div>
  );
}
