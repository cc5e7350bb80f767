interface NoticeProps {
  title: string;
  text?: string;
  kind: "success" | "warning" | "error";
  /** Moves the reader to the notice, wherever it is on the page. */
  isFocused?: boolean;
}

export function Notice({ title, text, kind, isFocused = false }: NoticeProps) {
  return (
    <div
      // biome-ignore lint/a11y/noAutofocus: see isFocused
      autoFocus={isFocused}
      className="notice"
      data-kind={kind}
      role={kind === "error" ? "alert" : "status"}
      tabIndex={isFocused ? -1 : undefined}
    >
      <p className="font-semibold">{title}</p>
      {text && <p>{text}</p>}
    </div>
  );
}
