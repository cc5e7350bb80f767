import path from "node:path";
import type { Figure } from "./figure.ts";
import { startServer, withFolder } from "./started-server.ts";

export function measureStarting(): Promise<Figure[]> {
  return withFolder(async (folder) => {
    const dataDir = path.join(folder, "data");
    const seconds: number[] = [];
    for (let round = 0; round < 2; round++) {
      const server = await startServer({ script: "start", dataDir });
      seconds.push(server.seconds);
      await server.stop();
    }
    const [first = 0, second = 0] = seconds;
    return [
      {
        name: "first start",
        value: first,
        unit: "s",
        budget: { atMost: 5 },
        how: "DATA_DIR=$(mktemp -d)/data npm start, up to the first page",
      },
      {
        name: "second start",
        value: second,
        unit: "s",
        budget: { atMost: 3 },
        how: "npm start again on the same folder",
      },
    ];
  });
}
