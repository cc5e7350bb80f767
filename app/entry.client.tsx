/** The back office wakes up in the browser; no other page loads this. */
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { rememberForms } from "./ui/controls/form-changes.ts";
import { followRequestIds } from "./ui/request-id.ts";

followRequestIds();
rememberForms();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
