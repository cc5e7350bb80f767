import { use } from "react";
import { isRouteErrorResponse, Outlet, useRouteError } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/controls/error-state.tsx";
import { isUnavailable } from "#app/ui/fault-text.tsx";
import { RequestIdContext } from "#app/ui/request-id.ts";
import { ScreenUnavailable } from "./screen-unavailable.tsx";

export default function Screens() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 403) return <Forbidden />;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  if (isRouteErrorResponse(error) && error.status < 500) return <Refused />;
  if (isUnavailable(error)) return <ScreenUnavailable />;
  if (error instanceof TypeError && !navigator.onLine) return <Offline />;
  return <Failed />;
}

function Offline() {
  return (
    <>
      <title>Sem conexão · Painel</title>
      <ErrorState
        text="O servidor não respondeu. Confira a internet deste aparelho e tente de novo."
        title="Sem conexão"
      >
        <Button onPress={() => window.location.reload()}>Tentar de novo</Button>
      </ErrorState>
    </>
  );
}

function Forbidden() {
  return (
    <>
      <title>Acesso negado · Painel</title>
      <ErrorState
        icon="key"
        text="Sua conta não abre esta tela. Se o seu trabalho precisa dela, peça a um administrador da clínica."
        title="Acesso negado"
      >
        <Back />
      </ErrorState>
    </>
  );
}

function NotFound() {
  return (
    <>
      <title>Página não encontrada · Painel</title>
      <ErrorState
        icon="search"
        text="Este endereço não existe nesta versão do painel, ou o registro foi excluído."
        title="Página não encontrada"
      >
        <Back />
      </ErrorState>
    </>
  );
}

function Refused() {
  return (
    <>
      <title>Pedido recusado · Painel</title>
      <ErrorState
        text="O que chegou não é um formulário desta tela. Volte, recarregue a página e tente de novo."
        title="Pedido recusado"
      >
        <Back />
      </ErrorState>
    </>
  );
}

function Failed() {
  const requestId = use(RequestIdContext)();
  return (
    <>
      <title>Algo deu errado · Painel</title>
      <ErrorState
        requestId={requestId}
        text="A falha é nossa e já foi registrada. Nada foi salvo pela metade. Tente de novo em alguns minutos."
        title="Algo deu errado"
      >
        <Back />
      </ErrorState>
    </>
  );
}

function Back() {
  return <Button to="/admin">Voltar ao Dashboard</Button>;
}
