/**
 * A session that ends while someone types: the password, and a second factor's code, are asked for in
 * place, so that nothing on the screen is lost.
 */
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { SignInAgain } from "./sign-in-again.tsx";

type AskToSignIn = (onSignedIn: () => void, onCancelled?: () => void) => void;

const SessionContext = createContext<AskToSignIn>(() => {});

/** Asks for the password, then goes on with what was broken off, or says that nobody signed in. */
export function useAskToSignIn(): AskToSignIn {
  return use(SessionContext);
}

export function SessionProvider({ email, children }: { email: string; children: ReactNode }) {
  const [asked, setAsked] = useState<{ onSignedIn(): void; onCancelled?(): void }>();
  const ask = useCallback<AskToSignIn>(
    (onSignedIn, onCancelled) => setAsked({ onSignedIn, onCancelled }),
    [],
  );
  const close = () => setAsked(undefined);
  const sender = useFocusedOnScreen();
  return (
    <SessionContext value={ask}>
      {children}
      {asked && (
        <SignInAgain
          email={email}
          onCancel={() => {
            close();
            asked.onCancelled?.();
            // Once the window over the screen has gone, and its hold on the focus with it.
            requestAnimationFrame(() => sender.current?.focus());
          }}
          onSignedIn={() => {
            close();
            asked.onSignedIn();
          }}
        />
      )}
    </SessionContext>
  );
}

const WINDOW = "[role=dialog], [role=alertdialog]";

/** What had the focus last that is no part of a window over the screen: from there something was sent. */
function useFocusedOnScreen(): RefObject<HTMLElement | null> {
  const focused = useRef<HTMLElement>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && !target.closest(WINDOW)) focused.current = target;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return focused;
}
