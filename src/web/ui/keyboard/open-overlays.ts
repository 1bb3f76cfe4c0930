import { createContext, useContext, useId, useLayoutEffect } from 'react';

/** The overlays that are open, the one on top last. Keys belong to the top one only. */
const open: string[] = [];

/** Which overlay a part lies in; null on the page itself. */
export const OverlayContext = createContext<string | null>(null);

/** While mounted, counts as the overlay on top. The id goes into OverlayContext. */
export function useOpenOverlay(): string {
  const id = useId();
  useLayoutEffect(() => {
    open.push(id);
    return () => {
      open.splice(open.indexOf(id), 1);
    };
  }, [id]);
  return id;
}

export function useOwnOverlay(): string | null {
  return useContext(OverlayContext);
}

export function isOnTop(overlay: string | null): boolean {
  return (open.at(-1) ?? null) === overlay;
}
