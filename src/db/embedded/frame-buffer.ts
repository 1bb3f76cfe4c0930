const CODE = { query: 0x51, sync: 0x53, flush: 0x48, terminate: 0x58 };

/** `startup` is the packet that opens a connection; `batch` ends in Sync, Query or Flush and is run as a whole. */
export type Batch = { type: 'startup' | 'batch'; bytes: Uint8Array } | { type: 'terminate' };

/**
 * Cuts the bytes of one connection into batches. A batch is what may run without another connection's frames in
 * between: half a Parse/Bind/Execute sequence of one client must never meet the other half of another's.
 */
export class FrameBuffer {
  #bytes = new Uint8Array(8192);
  #length = 0;
  #scanned = 0;
  #started = false;

  push(chunk: Uint8Array): Batch[] {
    this.#append(chunk);
    const batches: Batch[] = [];
    let from = 0;
    for (;;) {
      const frame = this.#nextFrame();
      if (!frame) break;
      if (frame.code === CODE.terminate) {
        batches.push({ type: 'terminate' });
        this.#length = 0;
        this.#scanned = 0;
        return batches;
      }
      if (
        frame.code === 0 ||
        frame.code === CODE.sync ||
        frame.code === CODE.query ||
        frame.code === CODE.flush
      ) {
        const type = frame.code === 0 ? 'startup' : 'batch';
        batches.push({ type, bytes: this.#bytes.slice(from, this.#scanned) });
        from = this.#scanned;
      }
    }
    this.#dropFirst(from);
    return batches;
  }

  #nextFrame(): { code: number } | null {
    const header = this.#started ? 5 : 4;
    if (this.#length - this.#scanned < header) return null;
    const view = new DataView(this.#bytes.buffer, this.#scanned);
    const code = this.#started ? view.getUint8(0) : 0;
    const size = view.getInt32(header - 4) + header - 4;
    if (this.#length - this.#scanned < size) return null;
    this.#scanned += size;
    this.#started = true;
    return { code };
  }

  #append(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#bytes.length) {
      const grown = new Uint8Array(Math.max(needed, this.#bytes.length * 2));
      grown.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = grown;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = needed;
  }

  #dropFirst(count: number): void {
    if (count === 0) return;
    this.#bytes.copyWithin(0, count, this.#length);
    this.#length -= count;
    this.#scanned -= count;
    if (this.#length === 0 && this.#bytes.length > 1 << 20) this.#bytes = new Uint8Array(8192);
  }
}
