/**
 * A session that ends while someone types: the password is asked for in place, so that nothing on
 * the screen is lost. An account with a second factor signs in on a tab of its own.
 */
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { SignInAgain } from "./sign-in-again.tsx";

type AskToSignIn = (onSignedIn: () => void) => void;

const SessionContext = createContext<AskToSignIn>(() => {});

/** Asks for the password, then goes on with what was broken off. */
export function useAskToSignIn(): AskToSignIn {
  return use(SessionContext);
}

export function SessionProvider({ email, children }: { email: string; children: ReactNode }) {
  const [onSignedIn, setOnSignedIn] = useState<() => void>();
  const ask = useCallback<AskToSignIn>((goOn) => setOnSignedIn(() => goOn), []);
  const close = () => setOnSignedIn(undefined);
  return (
    <SessionContext value={ask}>
      {children}
      {onSignedIn && (
        <SignInAgain
          email={email}
          onCancel={close}
          onSignedIn={() => {
            close();
            onSignedIn();
          }}
        />
      )}
    </SessionContext>
  );
}
