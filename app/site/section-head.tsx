/** The top of a section: its title at the left, a link to more at the right. */
import { Icon } from "#app/ui/icon.tsx";

interface SectionHeadProps {
  id: string;
  title: string;
  text?: string;
  more?: { href: string; label: string };
}

export function SectionHead({ id, title, text, more }: SectionHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="max-w-2xl">
        <h2 className="text-h2" id={id}>
          {title}
        </h2>
        {text && <p className="mt-4 text-lead text-neutro-700">{text}</p>}
      </div>
      {more && <MoreLink {...more} />}
    </div>
  );
}

export function MoreLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      className="group inline-flex min-h-11 items-center gap-2 font-semibold text-texto-primaria"
      href={href}
    >
      <span className="underline decoration-1 underline-offset-[0.3em] group-hover:decoration-2">
        {label}
      </span>
      <Icon
        name="arrow-right"
        className="size-5 transition-transform duration-200 ease-out group-hover:translate-x-1"
      />
    </a>
  );
}
