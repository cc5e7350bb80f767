import type { MouseEvent } from "react";

export function PartLinks({ parts }: { parts: Readonly<Record<string, string>> }) {
  return (
    <nav aria-label="Partes desta tela" className="-mt-2 mb-5 max-w-4xl">
      <ul className="flex flex-wrap gap-x-5">
        {Object.entries(parts).map(([id, title]) => (
          <li key={id}>
            <a
              className="link inline-flex min-h-11 items-center md:min-h-8"
              href={`#${id}`}
              onClick={(event) => jumpTo(event, id)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls without the router, which would ask about unsaved changes first. */
function jumpTo(event: MouseEvent, id: string): void {
  const part = document.getElementById(id);
  if (!part) return;
  event.preventDefault();
  part.scrollIntoView();
  part.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
