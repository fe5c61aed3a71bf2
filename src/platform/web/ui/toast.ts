export type Message = {
  readonly title: string
  readonly text?: string
  readonly isAlert?: boolean
  /** Where the matter can be mended. */
  readonly link?: { readonly to: string; readonly label: string }
}

const listeners = new Set<() => void>()
let shown: Message | null = null

/** One message at a time: a new one takes the place of the old. */
export function toast(message: Message | null): void {
  shown = message
  for (const listener of listeners) listener()
}

/** For the toaster, which draws what was said here. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Message | null => shown,
}
