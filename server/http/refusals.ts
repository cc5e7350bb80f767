/** What the server refuses in words reaches the router as an answer with its status, not as a fault. */
import { data, type ServerBuild } from "react-router";
import { AppError } from "#server/errors.ts";
import { requestContext } from "./request-context.ts";
import { wrapRoutes } from "./wrap-routes.ts";

/** An AppError that no route took for its own is logged by its id and shown by its status. */
export function withRefusals(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return wrapRoutes(routes, (load) => async (args) => {
    try {
      return await load(args);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { id, status, message } = error;
      args.context.get(requestContext).log.warn({ id, status }, "refused");
      throw data({ id, message }, { status });
    }
  });
}
