/** A notice in a page without scripts: screen readers announce its title and its text. */
interface NoticeProps {
  title: string;
  text: string;
  kind: "success" | "warning" | "error";
  /** It may be far down the page: it takes the focus, so that it is seen and read out. */
  takesFocus?: boolean;
}

export function Notice({ title, text, kind, takesFocus = false }: NoticeProps) {
  return (
    <div
      // biome-ignore lint/a11y/noAutofocus: see `takesFocus`
      autoFocus={takesFocus}
      className="notice"
      data-kind={kind}
      role={kind === "error" ? "alert" : "status"}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
