import { describe, expect, test } from "vitest";
import { parseConfig } from "./config.ts";

const parse = (env: Record<string, string>) => parseConfig(env, "production");

describe("DICOM_*", () => {
  test("no equipment sends images until DICOM_PORT is set, and then nobody until DICOM_PEERS names it", () => {
    expect(parse({ DICOM_PEERS: "TOMO1@192.168.0.10" }).dicom).toBeUndefined();
    expect(parse({ DICOM_PORT: "11112" }).dicom).toEqual({
      port: 11_112,
      host: "127.0.0.1",
      ae: "CLINICA",
      peers: [],
    });
  });

  test("peers are titles and addresses, separated by commas", () => {
    const { dicom } = parse({
      DICOM_PORT: "104",
      DICOM_HOST: "0.0.0.0",
      DICOM_AE: "CLINICA RAIO X",
      DICOM_PEERS: "TOMO1@192.168.0.10, RX 2@fd00::7,TOMO1@192.168.0.11",
    });
    expect(dicom).toEqual({
      port: 104,
      host: "0.0.0.0",
      ae: "CLINICA RAIO X",
      peers: [
        { ae: "TOMO1", address: "192.168.0.10" },
        { ae: "RX 2", address: "fd00::7" },
        { ae: "TOMO1", address: "192.168.0.11" },
      ],
    });
  });

  test.each([
    ["DICOM_PORT", "0"],
    ["DICOM_PORT", "65536"],
    ["DICOM_PORT", "dicom"],
    ["DICOM_HOST", "tomografo.local"],
    ["DICOM_HOST", "0.0.0.0:104"],
    ["DICOM_AE", "UM TITULO LONGO DEMAIS"],
    ["DICOM_AE", "CLÍNICA"],
    ["DICOM_AE", "A\\B"],
    ["DICOM_PEERS", "TOMO1"],
    ["DICOM_PEERS", "TOMO1@"],
    ["DICOM_PEERS", "@192.168.0.10"],
    ["DICOM_PEERS", "TOMO1@tomografo"],
    ["DICOM_PEERS", "TOMO1@192.168.0.10,"],
    ["DICOM_PEERS", "TOMO1@192.168.0.10@104"],
    ["DICOM_PEERS", "*@192.168.0.10"],
    ["BACKUP_IMAGES", "sim"],
  ])("%s=%s is refused in one line", (name, value) => {
    expect(() => parse({ [name]: value })).toThrow(
      new RegExp(`^${name}: valor inválido \\(.+\\); esperado: [^\n]+\\.$`),
    );
  });
});

describe("PACS_URL", () => {
  test("is an address that may carry a password; a slash at its end means nothing", () => {
    const PACS_URL = "https://clinica:segredo@pacs.clinica.com.br/dicom-web/";
    expect(parse({ PACS_URL }).pacsUrl).toBe(
      "https://clinica:segredo@pacs.clinica.com.br/dicom-web",
    );
    expect(parse({ PACS_URL: "http://127.0.0.1:8042/dicom-web" }).pacsUrl).toBe(
      "http://127.0.0.1:8042/dicom-web",
    );
    expect(parse({}).pacsUrl).toBeUndefined();
  });

  test.each([
    "ftp://clinica:segredo@pacs/dicom-web",
    "https://clinica:segredo@pacs/dicom-web?limit=1",
    "https://clinica:segredo@pacs/dicom-web#a",
    "segredo",
  ])("%s is refused without being repeated", (PACS_URL) => {
    expect(() => parse({ PACS_URL })).toThrow(/^PACS_URL: [^\n]+\.$/);
    expect(() => parse({ PACS_URL })).not.toThrow(/segredo/);
  });
});

test("BACKUP_IMAGES decides whether backups hold the images", () => {
  expect(parse({}).backupImages).toBe(false);
  expect(parse({ BACKUP_IMAGES: "yes" }).backupImages).toBe(true);
});
