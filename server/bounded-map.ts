export interface MapLimits {
  entries: number;
  bytes: number;
}

interface Slot<Value> {
  value: Value;
  bytes: number;
}

/** The bytes that V8 needs for an entry, without the characters of its strings; measured in the test. */
const ENTRY_BYTES = 400;
/** V8 stores a string with any character beyond Latin-1 in two bytes per character. */
const CHARACTER_BYTES = 2;

export function textBytes(...texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length * CHARACTER_BYTES, 0);
}

export class BoundedMap<Value> {
  readonly #slots = new Map<string, Slot<Value>>();
  readonly #limits: MapLimits;
  readonly #onEvicted: (value: Value) => void;
  #bytes = 0;

  constructor(limits: MapLimits, onEvicted: (value: Value) => void = () => {}) {
    this.#limits = limits;
    this.#onEvicted = onEvicted;
  }

  get size(): number {
    return this.#slots.size;
  }

  get bytes(): number {
    return this.#bytes;
  }

  peek(key: string): Value | undefined {
    return this.#slots.get(key)?.value;
  }

  get(key: string): Value | undefined {
    const slot = this.#slots.get(key);
    if (!slot) return undefined;
    this.#slots.delete(key);
    this.#slots.set(key, slot);
    return slot.value;
  }

  /** @param bytes the size of the value without its key @returns false if the entry alone exceeds the map's limit */
  set(key: string, value: Value, bytes: number): boolean {
    this.delete(key);
    const slot = { value, bytes: bytes + ENTRY_BYTES + textBytes(key) };
    if (slot.bytes > this.#limits.bytes) return false;
    this.#slots.set(detached(key), slot);
    this.#bytes += slot.bytes;
    this.#evict();
    return true;
  }

  grow(key: string, bytes: number): void {
    const slot = this.#slots.get(key);
    if (!slot) return;
    slot.bytes += bytes;
    this.#bytes += bytes;
    this.#evict();
  }

  delete(key: string): boolean {
    const slot = this.#slots.get(key);
    if (!slot) return false;
    this.#bytes -= slot.bytes;
    return this.#slots.delete(key);
  }

  #evict() {
    for (const [key, { value }] of this.#slots) {
      if (this.#slots.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) return;
      this.delete(key);
      this.#onEvicted(value);
    }
  }
}

/** Copies a text, because a V8 substring keeps the whole original in memory. */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
