import { createAuth } from "#server/auth/create-auth.ts";
import { createUsuario } from "#server/data/people/usuarios.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { createLog } from "#server/log.ts";
import type { MailJob } from "#server/mail/mail-job.ts";
import type { TestDatabase } from "./database.ts";
import { TEST_SECRET } from "./database-setup.ts";
import { quickHash } from "./quick-hash.ts";

export const SENHA = "uma senha boa";

export interface StaffContext {
  context(values?: Partial<RequestContext>): RequestContext;
  readonly mails: MailJob[];
  person(email: string, tipo_usuario?: "admin_master" | "editor" | "leitor"): Promise<string>;
}

interface StaffContextOptions {
  origin?: string;
  /** Quick by default; `hashSenha` for tests of response times. */
  hash?: (senha: string) => Promise<string>;
}

export function staffContext(
  test: TestDatabase,
  { origin, hash = quickHash }: StaffContextOptions = {},
): StaffContext {
  const mails: MailJob[] = [];
  let auth: ReturnType<typeof createAuth> | undefined;
  const services = {
    log: createLog("silent"),
    secretKey: TEST_SECRET,
    config: { origin },
    get database() {
      return test.database;
    },
    auth: async () => {
      auth ??= createAuth({ signIn: test.database.signIn, secretKey: TEST_SECRET, origin });
      return auth;
    },
    queue: {
      send: async () => {},
      sendMail: async (_tx: unknown, job: MailJob) => void mails.push(job),
      retryMail: async () => {},
      close: async () => {},
    },
  };
  return {
    mails,
    context: (values) =>
      ({
        requestId: "00000000-0000-4000-8000-000000000001",
        log: services.log,
        services,
        origin: origin ?? "http://127.0.0.1:3000",
        address: "203.0.113.7",
        degraded: false,
        isIncomplete: false,
        reads: new Map(),
        lastGood: () => undefined,
        imageHosts: new Set(),
        frameHosts: new Set(),
        ...values,
      }) as unknown as RequestContext,
    async person(email, tipo_usuario = "editor") {
      const senha_hash = await hash(SENHA);
      const { id } = await test.asAdmin((tx) =>
        createUsuario(tx, { nome: "Ana", email, tipo_usuario, senha_hash }),
      );
      return id;
    },
  };
}

export function requestWith(answer?: Headers, method = "GET"): Request {
  const cookies = (answer?.getSetCookie() ?? []).map((cookie) => cookie.split(";")[0]);
  const headers = new Headers({ "user-agent": "Teste", cookie: cookies.join("; ") });
  return new Request("http://127.0.0.1:3000/admin", { method, headers });
}

export async function withoutTrail({ superuser }: TestDatabase): Promise<() => Promise<void>> {
  const signature = "registra_evento(text, text, text, integer)";
  await superuser.unsafe(`revoke execute on function ${signature} from clinica_entrada`);
  return async () => {
    await superuser.unsafe(`grant execute on function ${signature} to clinica_entrada`);
  };
}
