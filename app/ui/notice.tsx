/** A notice in a page without scripts: screen readers announce its title and its text. */
interface NoticeProps {
  title: string;
  text: string;
  kind: "success" | "warning" | "error";
}

export function Notice({ title, text, kind }: NoticeProps) {
  return (
    <div className="notice" data-kind={kind} role={kind === "error" ? "alert" : "status"}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}
