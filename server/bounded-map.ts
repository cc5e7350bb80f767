/** Caches that strangers may fill. */
export interface MapLimits {
  entries: number;
  bytes: number;
}

interface Slot<Value> {
  value: Value;
  bytes: number;
}

/** What V8 takes for an entry, its strings' headers and the objects around them; measured in the test. */
const ENTRY_BYTES = 400;
/** A character of a string with anything but Latin letters takes two. */
const CHARACTER_BYTES = 2;

/** @returns the bytes that texts take in memory at most */
export function textBytes(...texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length * CHARACTER_BYTES, 0);
}

/** A Map whose entries and bytes are both bounded: the least recently used entries leave first. */
export class BoundedMap<Value> {
  readonly #slots = new Map<string, Slot<Value>>();
  readonly #limits: MapLimits;
  readonly #onEvicted: (value: Value) => void;
  #bytes = 0;

  /** @param onEvicted called with each value that a newer one displaces */
  constructor(limits: MapLimits, onEvicted: (value: Value) => void = () => {}) {
    this.#limits = limits;
    this.#onEvicted = onEvicted;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** Of all entries, with their keys. */
  get bytes(): number {
    return this.#bytes;
  }

  /** Does not count as use. */
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

  /**
   * @param bytes of the value alone
   * @returns false where it is larger than the whole map may be, and not stored
   */
  set(key: string, value: Value, bytes: number): boolean {
    this.delete(key);
    const slot = { value, bytes: bytes + ENTRY_BYTES + textBytes(key) };
    if (slot.bytes > this.#limits.bytes) return false;
    this.#slots.set(detached(key), slot);
    this.#bytes += slot.bytes;
    this.#evict();
    return true;
  }

  /** An entry took more memory after it was stored. */
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

/**
 * A copy: V8 cuts a part out of a long text without copying it, and the part then holds the whole in
 * memory. What is cached must not hold a stranger's whole request.
 */
export function detached(text: string): string {
  return Buffer.from(text).toString();
}
