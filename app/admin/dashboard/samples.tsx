/** Lists the sample content that visitors still see, and in the first days also the steps that are finished. */
import { Form, href, Link } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { areFirstDays, type SampleState } from "#domain/paginas/samples.ts";
import { can, type StaffRole, screenPath } from "#domain/permissions.ts";

interface SamplesProps {
  samples: readonly SampleState[];
  role: StaffRole;
  areHidden: boolean;
}

export function Samples({ samples, role, areHidden }: SamplesProps) {
  const left = samples.filter(({ isOwn }) => !isOwn);
  if (left.length === 0) return null;
  if (areFirstDays(samples))
    return <FirstDays areHidden={areHidden} role={role} samples={samples} />;
  return (
    <Panel
      text="Quem visita o site vê textos de exemplo. Troque-os pelos da clínica."
      title="Ainda são exemplos"
    >
      <ul className="list-disc pl-5 marker:text-neutro-600">
        {left.map((sample) => (
          <li className="py-0.5" key={sample.key}>
            <ScreenLink role={role} sample={sample} />
          </li>
        ))}
      </ul>
      <HideSamples areHidden={areHidden} role={role} />
    </Panel>
  );
}

function FirstDays({ samples, role, areHidden }: SamplesProps) {
  const done = samples.filter(({ isOwn }) => isOwn).length;
  const next = samples.find(({ isOwn }) => !isOwn);
  return (
    <Panel
      text={`O site já está no ar com exemplos. Troque-os pelos da clínica, nesta ordem: ${done} de ${samples.length} prontos. Esta lista some sozinha quando nada mais for exemplo.`}
      title="Ainda são exemplos"
    >
      <ol>
        {samples.map((sample, index) => (
          <li
            aria-current={sample === next ? "step" : undefined}
            className="grid grid-cols-[2.25rem_1fr] border-t border-neutro-200 py-2.5 first:border-0"
            key={sample.key}
          >
            <Mark isNext={sample === next} isOwn={sample.isOwn} number={index + 1} />
            <div>
              <p className={sample === next ? "font-semibold" : "font-medium"}>
                <ScreenLink role={role} sample={sample} />
                {sample.isOwn && <span className="font-normal text-neutro-700"> pronto</span>}
              </p>
              {!sample.isOwn && <p className="text-neutro-700">{sample.text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <HideSamples areHidden={areHidden} role={role} />
    </Panel>
  );
}

/** Hides testimonials and figures on the site until they are the clinic's. A second press shows them again. */
function HideSamples({ areHidden, role }: Omit<SamplesProps, "samples">) {
  if (!can(role, "update", "configuracoes_site")) return null;
  return (
    <Form action={href("/admin/exemplos")} className="mt-3" method="post">
      <input name="ocultar" type="hidden" value={areHidden ? "nao" : "sim"} />
      <p className="mb-2 text-neutro-700">
        {areHidden
          ? "O site não mostra depoimentos nem números de exemplo."
          : "Depoimentos e números de exemplo podem sair do site até que haja os da clínica."}
      </p>
      <Button type="submit">{areHidden ? "Mostrar exemplos" : "Ocultar exemplos"}</Button>
    </Form>
  );
}

function Mark({ number, isOwn, isNext }: { number: number; isOwn: boolean; isNext: boolean }) {
  if (isOwn) return <Icon className="mt-0.5 ml-0.5 size-[1.125rem] text-certo" name="check" />;
  const tone = isNext
    ? "border-botao bg-botao text-sobre-botao"
    : "border-neutro-400 text-neutro-800";
  return (
    <span
      aria-hidden
      className={`grid size-6 place-items-center rounded-full border text-sm font-medium tabular-nums ${tone}`}
    >
      {number}
    </span>
  );
}

/** A role that may not open the screen sees its name without a link. */
function ScreenLink({ sample, role }: { sample: SampleState; role: StaffRole }) {
  if (!can(role, "open", sample.screen)) return sample.label;
  return (
    <Link className="link" to={screenPath(sample.screen)}>
      {sample.label}
    </Link>
  );
}
