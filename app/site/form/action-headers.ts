/** What a page with a form sends of its action's headers: when to try again. */
import type { HeadersArgs } from "react-router";

export function actionHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders ?? loaderHeaders;
}
