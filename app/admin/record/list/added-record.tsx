import type { ReactNode } from "react";
import { useId } from "react";

/** A record that was just added. `site` is the public page that shows it, if there is one. */
export interface AddedRecord<Row> {
  row: Row;
  site: string | undefined;
}

interface AddedRecordProps {
  name: string;
  site: string | undefined;
  children: ReactNode;
}

/** Shows a new record above its list, because its position may be on another page. */
export function AddedRecordPanel({ name, site, children }: AddedRecordProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-5 rounded-panel bg-primaria-50 px-4 pt-2 pb-3">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-[0.9375rem] font-semibold" id={id}>
          Acabou de entrar
        </h2>
        {site && (
          <a
            className="link inline-flex min-h-11 items-center md:min-h-0"
            href={site}
            rel="noopener"
            target="_blank"
          >
            Ver no site
            <span className="sr-only"> {name}</span>
          </a>
        )}
      </div>
      {children}
    </section>
  );
}
