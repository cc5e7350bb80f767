/**
 * Short messages that come and go. The region is there from the start, so that screen readers hear
 * whatever appears in it, title and text. A message of a failure stays until it is closed.
 */
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { Icon } from "../icon.tsx";
import { IconButton } from "./icon-button.tsx";

export interface ToastContent {
  title?: string;
  text: string;
  kind?: "success" | "error" | "warning";
}

interface Toast extends ToastContent {
  key: number;
}

/** @returns a function that closes the message */
type ShowToast = (toast: ToastContent) => () => void;

const SHOWN_MS = 7_000;
const LOOKS = {
  success: { icon: "check", tone: "text-certo", title: "Sucesso" },
  warning: { icon: "alert", tone: "text-aviso", title: "Atenção" },
  error: { icon: "alert", tone: "text-erro", title: "Erro" },
};

const ToastContext = createContext<ShowToast>(() => () => {});

/** What a screen calls to show a message. */
export function useToast(): ShowToast {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextKey = useRef(0);
  const close = useCallback((key: number) => {
    setToasts((all) => all.filter((toast) => toast.key !== key));
  }, []);
  const show = useCallback<ShowToast>(
    (toast) => {
      const key = nextKey.current++;
      setToasts((all) => [...all.slice(-2), { ...toast, key }]);
      return () => close(key);
    },
    [close],
  );
  const previousFocus = useRef<EventTarget>(null);
  const dismiss = (key: number) => {
    close(key);
    restoreFocus(previousFocus.current);
  };
  return (
    <ToastContext value={show}>
      {children}
      <section
        aria-label="Avisos"
        aria-live="polite"
        className="toast-region"
        // Heard and closed while a dialog is open, too.
        data-react-aria-top-layer
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        }}
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.key}
            onClose={() => dismiss(toast.key)}
            onEnd={() => close(toast.key)}
            toast={toast}
          />
        ))}
      </section>
    </ToastContext>
  );
}

/** Returns the focus to where it was before it entered a message, or else to the main content. */
function restoreFocus(previousFocus: EventTarget | null): void {
  const isThere = previousFocus instanceof HTMLElement && previousFocus.isConnected;
  (isThere ? previousFocus : document.querySelector("main"))?.focus();
}

interface ToastCardProps {
  toast: Toast;
  /** Called by the close button. */
  onClose(): void;
  /** Called when the message has been shown long enough. */
  onEnd(): void;
}

function ToastCard({ toast, onClose, onEnd }: ToastCardProps) {
  const { kind = "success", title, text } = toast;
  const look = LOOKS[kind];
  const [isPaused, setPaused] = useState(false);
  const ending = useRef(onEnd);
  ending.current = onEnd;
  useEffect(() => {
    if (isPaused || kind === "error") return;
    const timer = setTimeout(() => ending.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isPaused, kind]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses the timer, nothing else
    <div
      className="toast"
      onBlur={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
    >
      <Icon className={`mt-0.5 size-5 ${look.tone}`} name={look.icon} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title ?? look.title}</p>
        <p className="whitespace-pre-line text-neutro-800">{text}</p>
      </div>
      <IconButton
        aria-label="Fechar aviso"
        className="-my-1.5 -mr-2"
        icon="close"
        onPress={onClose}
      />
    </div>
  );
}
