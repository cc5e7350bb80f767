import { data, type ServerBuild } from "react-router";
import { isDatabaseUnavailable } from "#server/db/error-kind.ts";
import { AppError, describeError } from "#server/errors.ts";
import { requestContext } from "#server/http/request-context.ts";
import { wrapRoutes } from "#server/http/wrap-routes.ts";
import { isClientGone } from "./client-gone.ts";

export function withRefusals(routes: ServerBuild["routes"]): ServerBuild["routes"] {
  return wrapRoutes(routes, (load) => async (args) => {
    try {
      return await load(args);
    } catch (error) {
      const { log } = args.context.get(requestContext);
      // Checked first, because a form that the client aborts may have the error code of a lost database connection.
      if (isClientGone(error, args.request.signal)) throw error;
      if (isDatabaseUnavailable(error)) {
        log.error({ error: describeError(error) }, "database away");
        throw data({ id: "database-away" }, { status: 503 });
      }
      if (!(error instanceof AppError)) throw error;
      const { id, status, message, action } = error;
      log.warn({ id, status }, "refused");
      throw data({ id, message, action }, { status });
    }
  });
}
