import type { HeadersArgs } from "react-router";

export function actionHeaders({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  return actionHeaders ?? loaderHeaders;
}
