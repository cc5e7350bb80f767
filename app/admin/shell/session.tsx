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
import { dialogWindow } from "#app/ui/controls/dialog.tsx";
import { latePart, useLatePart, usePrepared } from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";

const signInAgain = latePart(() => import("./sign-in-again.tsx"), "SignInAgain", dialogWindow);

type RequestSignIn = (onSignedIn: () => void, onCancelled?: () => void) => void;

const SessionContext = createContext<RequestSignIn>(() => {});

export function useSignInRequest(): RequestSignIn {
  return use(SessionContext);
}

const ELSEWHERE =
  "Sua sessão terminou, e a janela para entrar de novo não pôde ser carregada. O que você digitou continua aqui: entre em outra aba e tente de novo.";

export function SessionProvider({ email, children }: { email: string; children: ReactNode }) {
  const [pending, setPending] = useState<{ onSignedIn(): void; onCancelled?(): void }>();
  const requestSignIn = useCallback<RequestSignIn>(
    (onSignedIn, onCancelled) => setPending({ onSignedIn, onCancelled }),
    [],
  );
  const close = () => setPending(undefined);
  const sender = useFocusedOnScreen();
  const toast = useToast();
  usePrepared(signInAgain);
  const SignInAgain = useLatePart(signInAgain, pending !== undefined, () => {
    close();
    pending?.onCancelled?.();
    toast({ kind: "error", text: ELSEWHERE });
  });
  return (
    <SessionContext value={requestSignIn}>
      {children}
      {pending && SignInAgain && (
        <SignInAgain
          email={email}
          onCancel={() => {
            close();
            pending.onCancelled?.();
            // Waits a frame, because the closing dialog still holds the focus.
            requestAnimationFrame(() => sender.current?.focus());
          }}
          onSignedIn={() => {
            close();
            pending.onSignedIn();
          }}
        />
      )}
    </SessionContext>
  );
}

const WINDOW = "[role=dialog], [role=alertdialog]";

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
