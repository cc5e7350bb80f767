import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

function record(name: string) {
  const form = `admin/${name}/edit.tsx`;
  return route(name, `admin/${name}/list.tsx`, [
    route("novo", form, { id: `admin/${name}/new` }),
    route(":id", form),
  ]);
}

/** Lists that can be exported and imported as spreadsheets. domain/things.ts defines their columns. */
const SPREADSHEETS = ["convenios", "exames", "profissionais", "respostas"];

function importRecords(name: string) {
  const screen = "admin/record/spreadsheet/import.tsx";
  return route(`${name}/importar`, screen, { id: `admin/${name}/import` });
}

function exportRecords(name: string) {
  const file = "admin/record/spreadsheet/export.ts";
  return route(`admin/${name}/exportar`, file, { id: `admin/${name}/export` });
}

export default [
  layout("site/frame/layout.tsx", [
    layout("site/pages.tsx", [
      index("site/home/page.tsx"),
      route("exames", "site/exames/page.tsx"),
      route("exames/:slug", "site/exame/page.tsx"),
      route("convenios", "site/convenios/page.tsx"),
      route("quem-somos", "site/quem-somos/page.tsx"),
      route("profissionais", "site/profissionais/page.tsx"),
      route("blog", "site/blog/page.tsx"),
      route("blog/:slug", "site/blog/article.tsx"),
      route("newsletter/confirmar", "site/newsletter/confirmar.tsx"),
      route("newsletter/sair", "site/newsletter/sair.tsx"),
      route("contato", "site/contato/page.tsx"),
      route("resultados", "site/resultados/page.tsx"),
      route("privacidade", "site/text/privacidade.tsx"),
      route("termos", "site/text/termos.tsx"),
      route("acessibilidade", "site/text/acessibilidade.tsx"),
      route("consentimento", "site/consentimento/page.tsx"),
      route("admin/blog/:id/previa", "site/previa/artigo.tsx"),
      route("*", "site/not-found/page.tsx"),
    ]),
  ]),
  layout("portal/layout.tsx", [
    layout("portal/pages.tsx", [
      route("resultados/laudos", "portal/list.tsx"),
      route("resultados/laudos/:protocolo", "portal/laudo.tsx"),
    ]),
  ]),
  route("admin", "admin/shell/layout.tsx", [
    layout("admin/shell/screens.tsx", [
      index("admin/dashboard/page.tsx"),
      route("configuracoes", "admin/configuracoes/page.tsx"),
      route("configuracoes/feriados", "admin/configuracoes/feriados/page.tsx"),
      layout("admin/homepage/layout.tsx", [
        route("homepage", "admin/homepage/hero.tsx"),
        route("homepage/sobre", "admin/homepage/sobre.tsx"),
        route("homepage/estrutura", "admin/homepage/estrutura.tsx"),
      ]),
      record("convenios"),
      record("exames"),
      record("profissionais"),
      route("cobertura", "admin/cobertura/page.tsx"),
      route("exames/catalogo", "admin/exames/catalogo/page.tsx"),
      route("exames/grupos", "admin/exames/grupos/page.tsx"),
      ...SPREADSHEETS.map(importRecords),
      route("mensagens", "admin/mensagens/list.tsx"),
      route("mensagens/imprimir", "admin/mensagens/imprimir/page.tsx"),
      route("mensagens/:id", "admin/mensagens/mensagem.tsx"),
      record("respostas"),
      route("respostas/sugestoes", "admin/respostas/sugestoes.tsx"),
      route("blog", "admin/blog/list.tsx"),
      route("blog/novo", "admin/blog/edit.tsx", { id: "admin/blog/new" }),
      route("blog/:id", "admin/blog/edit.tsx"),
      record("pacientes"),
      route("pacientes/responsaveis/:id", "admin/pacientes/responsavel/edit.tsx"),
      route("laudos", "admin/laudos/list.tsx"),
      route("laudos/novo", "admin/laudos/form/new.tsx"),
      route("laudos/envios", "admin/laudos/pdf/envios.tsx"),
      route("laudos/liberar", "admin/laudos/selection/liberar.tsx"),
      route("laudos/comprovantes", "admin/laudos/selection/comprovantes.tsx"),
      route("laudos/avisar", "admin/laudos/selection/avisar.tsx"),
      route("laudos/acessos", "admin/laudos/acessos/period.tsx"),
      route("laudos/:id", "admin/laudos/form/edit.tsx"),
      route("laudos/:id/liberar", "admin/laudos/release/liberar.tsx"),
      route("laudos/:id/retificar", "admin/laudos/release/retificar.tsx"),
      route("laudos/:id/anular", "admin/laudos/release/anular.tsx"),
      route("laudos/:id/mover", "admin/laudos/release/mover.tsx"),
      route("laudos/:id/protocolo", "admin/laudos/release/protocolo.tsx"),
      route("laudos/:id/comprovante", "admin/laudos/slip/comprovante.tsx"),
      route("laudos/:id/acessos", "admin/laudos/acessos/laudo.tsx"),
      record("depoimentos"),
      route("newsletter", "admin/newsletter/list.tsx"),
      route("newsletter/enviar/:post", "admin/newsletter/send.tsx"),
      route("paginas", "admin/paginas/page.tsx"),
      route("usuarios", "admin/usuarios/list.tsx"),
      route("usuarios/novo", "admin/usuarios/new.tsx"),
      route("usuarios/:id", "admin/usuarios/edit.tsx"),
      route("lixeira", "admin/lixeira/page.tsx"),
      route("historico/:coisa/:registro", "admin/record/history/history.tsx"),
      route("conta", "admin/conta/page.tsx"),
      route("midia", "admin/midia/page.tsx"),
      route("auditoria", "admin/auditoria/page.tsx"),
      route("*", "admin/parts/not-found.tsx"),
    ]),
  ]),
  // These routes only answer forms and requests, so they have no layout.
  route("admin/entrar", "admin/shell/entrar.ts"),
  route("admin/hoje", "admin/dashboard/hoje.ts"),
  route("admin/buscar", "admin/buscar/find.ts"),
  route("admin/emails", "admin/dashboard/emails.ts"),
  route("admin/usuarios/:id/convite", "admin/usuarios/convite.ts"),
  route("admin/primeiros-passos", "admin/dashboard/primeiros-passos/confirmar.ts"),
  route("admin/emails/teste", "admin/dashboard/primeiros-passos/email-de-teste.ts"),
  route("admin/exemplos", "admin/dashboard/exemplos.ts"),
  route("admin/usuarios/:id/segundo-fator", "admin/usuarios/second-factor.ts"),
  route("admin/mensagens/novas", "admin/mensagens/novas.ts"),
  route("admin/depoimentos/secao", "admin/depoimentos/secao.ts"),
  route("admin/conta/senha", "admin/conta/senha.ts"),
  route("admin/conta/sessoes", "admin/conta/sessoes.ts"),
  route("admin/conta/segundo-fator", "admin/conta/segundo-fator.ts"),
  route("admin/midia/enviar", "admin/midia/enviar.ts"),
  route("admin/midia/lista", "admin/midia/lista.ts"),
  route("admin/cobertura/exportar", "admin/cobertura/export.ts"),
  route("admin/exames/:id/conferido", "admin/exames/conferido.ts"),
  route("admin/blog/html", "admin/blog/html.ts"),
  route("admin/blog/:id/descartar", "admin/blog/discard.ts"),
  route("admin/publicidade/vistos", "admin/publicidade/vistos.ts"),
  route("admin/pacientes/procurar", "admin/pacientes/search/find.ts"),
  route("admin/pacientes/responsavel", "admin/pacientes/search/guardian.ts"),
  route("admin/laudos/procurar", "admin/laudos/find.ts"),
  route("admin/laudos/:id/aviso", "admin/laudos/release/aviso.ts"),
  route("admin/laudos/enviar", "admin/laudos/pdf/enviar.ts"),
  route("admin/laudos/pdf/:id", "admin/laudos/pdf/file.ts"),
  route("admin/laudos/pdf/:id/estado", "admin/laudos/pdf/state.ts"),
  route("admin/laudos/pdf/:id/:pagina/:largura", "admin/laudos/pdf/page-image.ts"),
  route("admin/laudos/acessos/exportar", "admin/laudos/acessos/export.ts"),
  route("admin/laudos/:id/acessos/exportar", "admin/laudos/acessos/export-laudo.ts"),
  ...SPREADSHEETS.map(exportRecords),
  route("admin/newsletter/exportar", "admin/newsletter/export.ts"),
  route("admin/auditoria/exportar", "admin/auditoria/export.ts"),
  route("resultados/laudos/:protocolo/pdf", "portal/pdf.ts"),
  route("resultados/laudos/:protocolo/paginas/:imagem", "portal/page-image.ts"),
  route("auth", "auth/page.tsx"),
  route("sair", "auth/sign-out.ts"),
  route("blog/rss.xml", "site/blog/rss.ts"),
  route("sitemap.xml", "site/site-files/sitemap.ts"),
  route("robots.txt", "site/site-files/robots.ts"),
  route("site.webmanifest", "site/site-files/webmanifest.ts"),
] satisfies RouteConfig;
