/** What docs/settings.md says about each setting, in the page's order. */
import type { settingsSchema } from "#server/config.ts";

interface SettingText {
  meaning: string;
  /** Says what holds while the variable is unset, if the schema has no default. */
  unset?: string;
}

export type Setting = keyof typeof settingsSchema.shape;

/** A setting without a text does not compile, because `SETTING_TEXTS` needs every name. */
export const SETTING_TEXTS: Record<Setting, SettingText> = {
  PORT: { meaning: "The port." },
  HOST: {
    meaning: "The address or name of the machine's interface, without a port.",
    unset: "`127.0.0.1` in `npm run dev` and `npm run demo`, `0.0.0.0` in `npm start`",
  },
  ORIGIN: {
    meaning:
      "The public address, as `https://www.clinica.com.br`. Links in mails and QR codes begin with it.",
    unset: "none: only requests to this machine's own names are answered",
  },
  TRUST_PROXY: {
    meaning: "How many proxies stand in front and may say what the client's address is, 0 to 10.",
  },
  DATA_DIR: {
    meaning: "The folder for the database inside, stored files, outgoing mail and the secret key.",
    unset: "`data`, and `data/demo` in the demonstration",
  },
  DATABASE_URL: {
    meaning:
      "The owner's login on a PostgreSQL 15 or newer, which needs CREATEROLE: `postgres://user:password@machine:5432/database`.",
    unset: "none: the PostgreSQL inside",
  },
  SECRET_KEY: {
    meaning:
      "32 bytes or more in base64. It wraps the keys of all encrypted data: keep a copy elsewhere.",
    unset: "made at the first start, and kept in `DATA_DIR/secret.key`",
  },
  S3_ENDPOINT: {
    meaning: "An S3-compatible store for files. All five `S3_` settings are needed, or none.",
    unset: "none: files in `DATA_DIR/storage`",
  },
  S3_REGION: { meaning: "Its region.", unset: "none" },
  S3_BUCKET: { meaning: "Its bucket.", unset: "none" },
  S3_ACCESS_KEY_ID: { meaning: "The key's name.", unset: "none" },
  S3_SECRET_ACCESS_KEY: { meaning: "The key.", unset: "none" },
  ADMIN_EMAIL: { meaning: "Made only while nobody can sign in." },
  ADMIN_PASSWORD: {
    meaning: "That account's password, 6 characters or more.",
    unset: "a random one, printed once",
  },
  SMTP_URL: {
    meaning: "The mail server, over TLS: `smtp://user:password@machine:587` or `smtps://`.",
    unset: "none: each mail becomes a file in `DATA_DIR/outbox`",
  },
  MAIL_FROM: {
    meaning: "The sender: an address, alone or as `Name <address>`.",
    unset: "`nao-responda@` and the public address's host",
  },
  BACKUP_DIR: { meaning: "Where archives are written.", unset: "`DATA_DIR/backups`" },
  BACKUP_KEY: {
    meaning: "32 bytes or more in base64, which open an archive.",
    unset: "derived from `SECRET_KEY`",
  },
  BACKUP_IMAGES: { meaning: "`yes` puts the images of exams into each archive." },
  DICOM_PORT: {
    meaning: "The port to which imaging equipment sends.",
    unset: "none: nothing is received",
  },
  DICOM_HOST: { meaning: "This machine's address in the equipment's network." },
  DICOM_AE: { meaning: "The title that equipment calls this system by." },
  DICOM_PEERS: {
    meaning: "Who may send, as `TOMO1@192.168.0.10,RX2@192.168.0.11`.",
    unset: "none: nobody",
  },
  PACS_URL: {
    meaning:
      "The DICOMweb address of the clinic's archive, from which a report's images are fetched.",
    unset: "none",
  },
  DEMO_IMAGENS: {
    meaning: "`no` starts the demonstration without images, which are drawn after its start.",
  },
  METRICS_TOKEN: {
    meaning: "Who may read `/metrics`, by `Authorization: Bearer …`; 16 characters or more.",
    unset: "none: only this machine, without a proxy",
  },
  LOG_LEVEL: { meaning: "How much is logged as JSON lines on standard output, by pino's names." },
  ICP_ROOTS: {
    meaning:
      "A PEM file with the root certificates of ICP-Brasil that digital signatures must end at.",
    unset: "none: `cadeia não conferida`",
  },
  PAGE_CACHE: { meaning: "`off` renders each public page again for each request, to measure." },
};

export const SETTING_GROUPS: Record<string, Setting[]> = {
  "Where it listens": ["PORT", "HOST", "ORIGIN", "TRUST_PROXY"],
  "Data and keys": [
    "DATA_DIR",
    "DATABASE_URL",
    "SECRET_KEY",
    "S3_ENDPOINT",
    "S3_REGION",
    "S3_BUCKET",
    "S3_ACCESS_KEY_ID",
    "S3_SECRET_ACCESS_KEY",
  ],
  "The first administrator": ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
  Mail: ["SMTP_URL", "MAIL_FROM"],
  Backups: ["BACKUP_DIR", "BACKUP_KEY", "BACKUP_IMAGES"],
  "Images of exams": [
    "DICOM_PORT",
    "DICOM_HOST",
    "DICOM_AE",
    "DICOM_PEERS",
    "PACS_URL",
    "DEMO_IMAGENS",
  ],
  "Watching it": ["METRICS_TOKEN", "LOG_LEVEL", "ICP_ROOTS", "PAGE_CACHE"],
};
