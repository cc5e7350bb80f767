import { type RefObject, useRef } from "react";
import { href, useNavigate } from "react-router";
import { Menu, MenuItem, type MenuStart } from "#app/ui/controls/overlay/menu.tsx";

interface AccountMenuListProps {
  nome: string;
  email: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  start: MenuStart;
  onClose(): void;
  onShortcuts(): void;
}

export function AccountMenuList({ nome, email, onShortcuts, ...menu }: AccountMenuListProps) {
  const leave = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  return (
    <>
      {/* Signs out without the router, because loading a whole new page also clears the tab's memory. */}
      <form action="/sair" hidden method="post" ref={leave} />
      <Menu
        {...menu}
        head={
          <p className="border-b border-neutro-200 px-3.5 py-2.5 text-sm">
            <span className="block font-medium">{nome}</span>
            <span className="block text-neutro-700">{email}</span>
          </p>
        }
        label="Conta"
      >
        <MenuItem icon="user" onAction={() => navigate(href("/admin/conta"))}>
          Minha conta
        </MenuItem>
        <MenuItem icon="keyboard" onAction={onShortcuts}>
          Atalhos do teclado
        </MenuItem>
        <MenuItem icon="log-out" onAction={() => leave.current?.requestSubmit()}>
          Sair
        </MenuItem>
      </Menu>
    </>
  );
}
