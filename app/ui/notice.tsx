interface NoticeProps {
  title: string;
  text?: string;
  kind: "success" | "warning" | "error";
  /** True if the notice takes the focus, so that it is in view and screen readers read it out. */
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
