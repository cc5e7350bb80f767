/** `node bench/bare-node.mjs STATUS BODY_FILE HEADERS_JSON` serves one fixed answer, and prints its port. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , given, file = "", json = "{}"] = process.argv;
const status = Number(given);
const body = status === 304 ? undefined : readFileSync(file);
const headers = JSON.parse(json);
const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${server.address().port}\n`);
});
