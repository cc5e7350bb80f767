import variant from "@jitl/quickjs-ng-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant } from "quickjs-emscripten-core";

const quickjs = await newQuickJSWASMModuleFromVariant(variant);

/** QuickJS asks whether to go on after each 10,000 steps of a search. */
const BLOCK = 10_000;

export interface StepCounter {
  /** @returns how many thousand steps a replacement of all matches takes; stops soon after `limit` steps */
  count(text: string, limit: number): number;
  [Symbol.dispose](): void;
}

/** Counts in QuickJS, which searches as V8 does, by backtracking, but takes the same number of steps on each machine. */
export function countSteps({ source, flags }: { source: string; flags: string }): StepCounter {
  const runtime = quickjs.newRuntime({ maxStackSizeBytes: 0 });
  const context = runtime.newContext();
  // With the flag `y` the pattern would be tried only at the beginning of the text.
  const pattern = `new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags.replace("y", ""))})`;
  const replace = context.unwrapResult(
    context.evalCode(`((pattern) => (text) => text.replace(pattern, "").length)(${pattern})`),
  );
  return {
    count(text, limit) {
      let steps = 0;
      runtime.setInterruptHandler(() => {
        steps += BLOCK;
        return steps > limit;
      });
      const given = context.newString(text);
      const result = context.callFunction(replace, context.undefined, given);
      given.dispose();
      if (result.error) {
        const error = context.dump(result.error);
        result.error.dispose();
        if (error.message !== "interrupted") throw new Error(error.message);
      } else result.value.dispose();
      return steps;
    },
    [Symbol.dispose]() {
      replace.dispose();
      context.dispose();
      runtime.dispose();
    },
  };
}
