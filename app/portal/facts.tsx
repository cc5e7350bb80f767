export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-6 flex flex-wrap gap-x-10 gap-y-4">
      {facts
        .filter(([, value]) => value !== "")
        .map(([name, value]) => (
          <div key={name}>
            <dt className="text-note text-neutro-700">{name}</dt>
            <dd className="font-semibold tabular-nums leading-snug">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
