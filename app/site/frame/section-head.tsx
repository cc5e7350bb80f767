import { Icon } from "#app/ui/icon.tsx";

interface SectionHeadProps {
  id: string;
  title: string;
  text?: string;
  more?: { href: string; label: string };
}

export function SectionHead({ id, title, text, more }: SectionHeadProps) {
  return (
    <div className="section-head">
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
    <a className="more-link" href={href}>
      <span>{label}</span>
      <Icon name="arrow-right" />
    </a>
  );
}
