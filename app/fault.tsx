import { FaultText } from "./ui/fault-text.tsx";

export function Fault({ error }: { error: unknown }) {
  return (
    <main className="mx-auto grid min-h-screen max-w-xl content-center px-6 py-16">
      <FaultText error={error} />
    </main>
  );
}
