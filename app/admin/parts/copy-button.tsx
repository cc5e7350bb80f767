import { Button } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { copyText } from "./copy-text.ts";

interface CopyButtonProps {
  label: string;
  text: string;
  done: string;
  refused: string;
}

export function CopyButton({ label, text, done, refused }: CopyButtonProps) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(text);
    toast(isCopied ? { text: done } : { kind: "warning", text: refused });
  };
  return (
    <Button icon="copy" onPress={copy}>
      {label}
    </Button>
  );
}
