import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { storeInitialValues } from "./ui/controls/form-changes.ts";
import { followRequestIds } from "./ui/request-id.ts";

followRequestIds();
storeInitialValues();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
