import { Dialog } from "#app/ui/controls/dialog.tsx";
import { fieldState } from "#app/ui/controls/field-state.ts";
import { SwitchField } from "#app/ui/controls/switch-field.tsx";
import { areSingleKeysOn, switchSingleKeys } from "./single-keys.ts";

const ALWAYS = [
  ["Ctrl K", "Buscar no painel"],
  ["Ctrl B", "Abrir ou recolher o menu lateral"],
] as const;

const SINGLE = [
  ["/", "Ir para a busca da lista"],
  ["N", "Adicionar à lista"],
  ["J", "Ir para o próximo registro da lista"],
  ["K", "Voltar ao registro anterior"],
  ["?", "Mostrar estes atalhos"],
] as const;

const FIELD = fieldState("atalhos", { id: "atalhos-uma-tecla" });

export interface ShortcutsProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function ShortcutsWindow(props: ShortcutsProps) {
  return (
    <Dialog {...props} title="Atalhos do teclado">
      {props.isOpen && (
        <div className="mt-4 grid gap-5">
          <Keys keys={ALWAYS} />
          <Keys keys={SINGLE} />
          <div
            onChange={({ target }) => {
              if (target instanceof HTMLInputElement) switchSingleKeys(target.checked);
            }}
          >
            <SwitchField
              description="Desligue se você dita textos ou se uma tecla solta atrapalha. Vale para este navegador."
              field={{ ...FIELD, defaultValue: areSingleKeysOn() }}
              label="Usar os atalhos de uma tecla"
            />
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly (readonly [keys: string, does: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
      {keys.map(([name, does]) => (
        <div className="contents" key={name}>
          <dt>
            <kbd className="inline-block min-w-8 rounded-md border border-neutro-300 bg-neutro-50 px-1.5 text-center font-sans text-sm">
              {name}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
