interface PreparoStepsProps {
  passos: string[];
  className: string;
}

export function PreparoSteps({ passos, className }: PreparoStepsProps) {
  if (passos.length === 1) return <p className={className}>{passos[0]}</p>;
  return (
    <ol
      className={`list-decimal space-y-1 pl-5 marker:text-neutro-600 marker:tabular-nums ${className}`}
    >
      {passos.map((passo) => (
        <li key={passo}>{passo}</li>
      ))}
    </ol>
  );
}
