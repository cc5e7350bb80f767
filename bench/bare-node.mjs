/**
 * The runtime's own limit: the smallest `node:http` server there is, with one answer in memory.
 * `node bench/bare-node.mjs BODY_FILE HEADERS`, these as JSON; prints its port.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const body = readFileSync(process.argv[2] ?? "");
const headers = JSON.parse(process.argv[3] ?? "{}");
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`${server.address().port}\n`);
});
