import { formatDay } from "#domain/texto/datas.ts";

interface Staff {
  server: string;
  cookie: string;
}

export async function sendPdf({ server, cookie }: Staff, protocolo: string, pdf: Uint8Array) {
  const form = new FormData();
  form.set("arquivo", new File([new Uint8Array(pdf)], `${protocolo}.pdf`, PDF_TYPE));
  const headers = { cookie, origin: server };
  const address = `${server}/admin/laudos/enviar?associar=1`;
  const answer = await fetch(address, { method: "POST", headers, body: form });
  const text = await answer.text();
  if (!JSON.parse(text).laudo) throw new Error(`${protocolo}.pdf was answered ${text}`);
}

const PDF_TYPE = { type: "application/pdf" };

interface Release {
  protocolo: string;
  nascimento: string;
}

export async function releaseLaudo({ server, cookie }: Staff, { protocolo, nascimento }: Release) {
  const send = (at: string, form?: Record<string, string>) => {
    const headers = { cookie, origin: server };
    const posted = form && { method: "POST", body: new URLSearchParams(form) };
    return fetch(server + at, { headers, redirect: "manual", ...posted });
  };
  const search = { formulario: "buscar", busca: protocolo };
  const found = (await send("/admin/laudos", search)).headers.get("location") ?? "";
  const list = async () => (await send(found)).text();
  const [, laudo = ""] = /"(\/admin\/laudos\/[-0-9a-f]{36})"/.exec(await list()) ?? [];
  const step = await (await send(`${laudo}/liberar`)).text();
  const [, versao = ""] = /name="versao" value="(\d+)"/.exec(step) ?? [];
  const release = { versao, data_nascimento: formatDay(nascimento) };
  const { status } = await send(`${laudo}/liberar`, release);
  if (status !== 302) throw new Error(`releasing ${protocolo} was answered ${status}`);
  return list;
}
