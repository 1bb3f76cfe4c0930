/** Slow machines and Safari read a file some time after the press: its address holds for so long. */
const HELD_MS = 60_000;

/** Hands a file to the browser as a download. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  letGoLater(address);
}

/** Gives up the address of a file that was handed to the browser, once it has surely been read. */
export function letGoLater(address: string): void {
  setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}
