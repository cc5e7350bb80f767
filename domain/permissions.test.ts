import { describe, expect, it } from "vitest";
import { ACTIONS, type Action, can, ROLES, type Role, THINGS, type Thing } from "./permissions.ts";

const who = (action: Action, thing: Thing) => ROLES.filter((role) => can(role, action, thing));

describe("can", () => {
  it("lets everyone read public content and nobody but admin_master the users", () => {
    const confided = ["mensagens", "respostas", "anotacoes", "consentimentos"];
    const newsletter = ["inscritos", "newsletter_envios", "newsletter_edicoes"];
    const reports = ["agendamentos", "agendamento_anexos", "pacientes", "responsaveis", "laudos"];
    const images = ["estudos", "series", "imagens"];
    const own = ["usuarios", "publicidade_vistos", "respostas_prontas"];
    const internal = [...own, ...reports, ...images, ...confided, ...newsletter];
    for (const thing of THINGS.filter((one) => !internal.includes(one))) {
      expect(who("read", thing)).toEqual([...ROLES]);
    }
    expect(who("read", "publicidade_vistos")).toEqual(["admin_master", "editor", "recepcao"]);
    expect(who("read", "respostas_prontas")).toEqual(["admin_master", "editor", "recepcao"]);
    expect(who("read", "usuarios")).toEqual(["admin_master"]);
    for (const thing of ["mensagens", "respostas", "anotacoes", "consentimentos"] as const) {
      expect(who("read", thing)).toEqual(["admin_master", "editor", "recepcao", "sistema"]);
    }
  });

  it("lets editor, recepcao and admin_master write content, only admin_master the settings", () => {
    for (const thing of ["profissionais", "exames", "convenios", "blog_posts"] as const) {
      for (const action of ["create", "update", "delete"] as const) {
        expect(who(action, thing)).toEqual(["admin_master", "editor", "recepcao"]);
      }
    }
    expect(who("update", "home_hero")).toEqual(["admin_master", "editor", "recepcao"]);
    expect(who("update", "configuracoes_site")).toEqual(["admin_master"]);
  });

  it("shows who reads the newsletter to those who edit, and lets nobody of them add an address", () => {
    for (const thing of ["inscritos", "newsletter_envios", "newsletter_edicoes"] as const) {
      expect(who("read", thing)).toEqual(["admin_master", "editor", "recepcao", "sistema"]);
    }
    expect(who("create", "inscritos")).toEqual([]);
    expect(who("update", "inscritos")).toEqual(["sistema"]);
  });

  it("lets those who handle reports write patients and reports, and nobody delete them", () => {
    for (const thing of ["pacientes", "laudos"] as const) {
      for (const action of ["create", "update"] as const) {
        expect(who(action, thing)).toEqual(["admin_master", "laudos", "recepcao"]);
      }
      expect(who("read", thing)).toEqual(["admin_master", "laudos", "recepcao", "sistema"]);
      expect(who("delete", thing)).toEqual([]);
    }
  });

  it("lets those who handle reports change requests, and nobody their files", () => {
    for (const thing of ["agendamentos", "agendamento_anexos"] as const) {
      expect(who("read", thing)).toEqual(["admin_master", "laudos", "recepcao", "sistema"]);
      expect(who("create", thing)).toEqual([]);
      expect(who("delete", thing)).toEqual(["sistema"]);
    }
    expect(who("update", "agendamentos")).toEqual(["admin_master", "laudos", "recepcao"]);
    expect(who("update", "agendamento_anexos")).toEqual([]);
  });

  it("lets nobody delete what exists once", () => {
    for (const thing of [
      "configuracoes_site",
      "home_hero",
      "home_sobre",
      "exame_grupos",
      "home_estrutura",
    ] as const) {
      expect(who("delete", thing)).toEqual([]);
    }
  });

  it("refuses what it does not know", () => {
    for (const role of ["visitante", "painel", "conteudo", "constructor"] as string[]) {
      expect(can(role as Role, "read", "exames")).toBe(false);
      expect(can(role as Role, "update", "exames")).toBe(false);
    }
    expect(can("admin_master", "grant" as Action, "exames")).toBe(false);
    expect(can("admin_master", "read", "constructor" as Thing)).toBe(false);
    for (const action of ACTIONS) expect(can("leitor", action, "senhas" as Thing)).toBe(false);
  });
});
