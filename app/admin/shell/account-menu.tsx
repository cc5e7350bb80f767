/** Who is signed in, and what they can do about it. */
import { useRef } from "react";
import { Button } from "react-aria-components";
import { href, useNavigate } from "react-router";
import { Menu, MenuItem } from "#app/ui/controls/menu.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface AccountMenuProps {
  nome: string;
  email: string;
}

export function AccountMenu({ nome, email }: AccountMenuProps) {
  const leave = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  return (
    <>
      {/* A plain form: the whole page goes, and with it whatever it held. */}
      <form action="/sair" hidden method="post" ref={leave} />
      <Menu
        head={
          <p className="border-b border-neutro-200 px-3.5 py-2.5 text-sm">
            <span className="block font-medium">{nome}</span>
            <span className="block text-neutro-700">{email}</span>
          </p>
        }
        label="Conta"
        trigger={
          <Button className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-neutro-100 md:min-h-9">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-primaria-100 text-sm font-semibold text-primaria-800"
            >
              {nome.slice(0, 1).toUpperCase()}
            </span>
            <span className="sr-only md:not-sr-only">
              <span className="block max-w-64 truncate">{email}</span>
            </span>
            <Icon className="size-4 text-neutro-700" name="chevron-down" />
          </Button>
        }
      >
        <MenuItem icon="user" onAction={() => navigate(href("/admin/conta"))}>
          Minha conta
        </MenuItem>
        <MenuItem icon="log-out" onAction={() => leave.current?.requestSubmit()}>
          Sair
        </MenuItem>
      </Menu>
    </>
  );
}
