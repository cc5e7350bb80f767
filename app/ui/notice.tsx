/** One notice in a page that no script keeps alive: its title and its text, both read out. */
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
