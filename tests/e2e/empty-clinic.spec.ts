import { expect } from "@playwright/test";
import { isoDate } from "#domain/texto/datas.ts";
import { test } from "./shared-page.ts";

test.use({ clinic: "empty" });

const TEXTS: Record<string, (string | RegExp)[]> = {
  "/": ["Desde 2010", "10+", "50k+", "95%", "24h", "98%", "4,9", "500+", "Como chegar"],
  "/exames": ["Nenhum exame encontrado.", "Entrar em contato", "(67) 3441-0000"],
  "/convenios": [
    "Carteirinha do convênio atualizada",
    "Documento de identidade com foto",
    "Pedido médico, quando o exame exigir",
    "Guia de autorização, se o convênio solicitar",
    "Cobertura",
    "Autorização prévia",
    "Validade da carteirinha",
    "Carência",
  ],
  "/quem-somos": ["14+", "50k+", "15+", "98%", "Missão", "Visão", "Compromisso", "Nossos valores"],
  "/profissionais": [
    "Médica radiologista",
    "Médico ultrassonografista",
    /Segunda a quinta\s*7h às 18h/,
    /Sexta\s*7h às 17h/,
    /Sábado e domingo\s*Fechado/,
    "Educação continuada",
  ],
  "/blog": [
    ...["Todos", "Prevenção", "Gestação", "Exames", "Educação", "Tecnologia"],
    "Nenhum artigo encontrado.",
    "Inscrever-se",
  ],
  "/contato": [
    ...["Nome", "Telefone", "E-mail", "Assunto", "Mensagem", "Enviar Mensagem"],
    "em até 24 horas",
    "(67) 93441-0000",
    "contato@clinica.test",
    "Carregar mapa",
  ],
  "/resultados": [
    "Acesse seus laudos e resultados de exames de forma segura e rápida",
    ...["CPF do Paciente", "Data de Nascimento", "Protocolo do Exame (opcional)"],
    "Buscar Resultados",
    "LGPD",
    "Download em PDF",
    "Pedir ajuda pelo WhatsApp",
    ...["Dados cifrados", "Acesso restrito", "Conformidade com a LGPD"],
  ],
};

for (const [path, texts] of Object.entries(TEXTS)) {
  test(`${path} stands on its own`, async ({ page }) => {
    await page.goto(path);
    for (const text of texts) await expect(page.locator("main")).toContainText(text);
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("Avenida Antônio Joaquim de Moura Andrade, 1000");
    await expect(footer).toContainText("Segunda a sexta: 7h às 18h");
    const [year] = isoDate(new Date()).split("-");
    await expect(footer).toContainText(`© ${year} Clínica de Diagnóstico por Imagem.`);
  });
}
