/** Shows toasts. Their region is always in the page, because screen readers do not announce a new region's content. */
import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { IconButton } from "./icon-button.tsx";
import { type Toast, type ToastContent, withNewest } from "./toast-list.ts";

type ShowToast = (toast: ToastContent) => () => void;

const SHOWN_MS = { success: 7_000, warning: 10_000, error: 20_000 } as const;
const CLEARANCE = 24;
const VARIANTS = {
  success: { icon: "check", tone: "text-certo", title: "Sucesso" },
  warning: { icon: "alert", tone: "text-aviso", title: "Atenção" },
  error: { icon: "alert", tone: "text-erro", title: "Erro" },
};

const ToastContext = createContext<ShowToast>(() => () => {});

export function useToast(): ShowToast {
  return use(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const nextKey = useRef(0);
  const held = useRef<ReadonlySet<number>>(new Set());
  const region = useRef<HTMLElement>(null);
  useRoomForDialogs(region);
  const hold = useCallback((key: number, isHeld: boolean) => {
    const others = [...held.current].filter((other) => other !== key);
    held.current = new Set(isHeld ? [...others, key] : others);
  }, []);
  const close = useCallback((key: number) => {
    setToasts((all) => all.filter((toast) => toast.key !== key));
  }, []);
  const show = useCallback<ShowToast>(
    (toast) => {
      const key = nextKey.current++;
      setToasts((all) => withNewest(all, { ...toast, key }, held.current));
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
        // On phones too, toasts are at the bottom: at the top they would cover the heading and the first field.
        className="toast-region pointer-events-none fixed right-4 bottom-[calc(var(--toasts-clear,0.75rem)+env(safe-area-inset-bottom))] left-4 z-70 grid gap-2 md:bottom-4 md:left-auto md:w-96"
        // Because of this attribute, toasts stay visible and usable while a dialog is open.
        data-react-aria-top-layer
        onFocus={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        }}
        ref={region}
      >
        {toasts.map((toast) => (
          <ToastCard
            key={toast.key}
            onClose={() => dismiss(toast.key)}
            onEnd={() => close(toast.key)}
            onHeld={hold}
            toast={toast}
          />
        ))}
      </section>
    </ToastContext>
  );
}

/** Passes the toasts' height to the stylesheet, so that dialogs leave room for them. */
function useRoomForDialogs(region: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = current.offsetHeight;
      style.setProperty("--toasts-height", height > 0 ? `${height + CLEARANCE}px` : "0px");
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty("--toasts-height");
    };
  }, [region]);
}

function restoreFocus(previousFocus: EventTarget | null): void {
  const isThere = previousFocus instanceof HTMLElement && previousFocus.isConnected;
  (isThere ? previousFocus : document.querySelector("main"))?.focus();
}

interface ToastCardProps {
  toast: Toast;
  onClose(): void;
  onEnd(): void;
  onHeld(key: number, isHeld: boolean): void;
}

function ToastCard({ toast, onClose, onEnd, onHeld }: ToastCardProps) {
  const { key, kind = "success", title, text, next, link, action } = toast;
  const variant = VARIANTS[kind];
  const shownMs = Math.max(SHOWN_MS[kind], (action?.seconds ?? 0) * 1_000);
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  const ending = useRef(onEnd);
  ending.current = onEnd;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => ending.current(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, shownMs]);
  useEffect(() => {
    onHeld(key, isHeld);
    return () => onHeld(key, false);
  }, [isHeld, key, onHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only pause the timer
    <div
      className="group pointer-events-auto flex animate-[rise_180ms_var(--ease-out)] gap-2.5 rounded-panel border border-neutro-200 bg-white px-3 py-2 shadow-raised md:px-4 md:py-3"
      onBlur={() => setIsFocused(false)}
      onFocus={() => setIsFocused(true)}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
    >
      <Icon className={`mt-0.5 size-5 ${variant.tone}`} name={variant.icon} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title ?? variant.title}</p>
        {/* On phones an older toast shows one line, until it is touched or the newer ones have closed. */}
        <p className="whitespace-pre-line text-neutro-800 max-md:last:group-[:not(:first-child,:hover,:focus-within)]:truncate">
          {text}
        </p>
        {next && (
          <Button className="mt-2" onClick={onClose} to={next.to}>
            {next.label}
          </Button>
        )}
        {link && (
          <Button className="mt-2" href={link.to} icon="external" rel="noopener" target="_blank">
            {link.label}
            <span className="sr-only"> (abre em nova aba)</span>
          </Button>
        )}
        {action && (
          <div className="mt-2">
            <Button
              onPress={() => {
                onClose();
                action.onPress();
              }}
            >
              {action.label}
            </Button>
          </div>
        )}
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
