export type Message = {
  readonly title: string
  readonly text?: string
  readonly isAlert?: boolean
  /** Links to where the problem can be fixed, or to what was just created. `isBeside` opens a new tab. */
  readonly links?: readonly { readonly to: string; readonly label: string; readonly isBeside?: boolean }[] | undefined
}

/** A dismissed message is kept for a while, closed, because the toaster animates its end. */
export type ShownToast = { readonly id: number; readonly message: Message; readonly isOpen: boolean }

const removedAfterMs = 1_000_000

const listeners = new Set<() => void>()
let shown: ShownToast | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** One message at a time: a new one replaces the old one. Null dismisses the present one. */
export function toast(message: Message | null): void {
  if (!message) return toasts.dismiss()
  lastId += 1
  change({ id: lastId, message, isOpen: true })
}

function change(to: ShownToast | null): void {
  clearTimeout(removal)
  shown = to
  if (to && !to.isOpen) removal = setTimeout(() => change(null), removedAfterMs)
  for (const listener of listeners) listener()
}

/** The messages, for the toaster that shows them. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): ShownToast | null => shown,
  /** With an id, dismisses only that message: it may time out at the moment when the next one is shown. */
  dismiss(id = shown?.id): void {
    if (shown?.isOpen && shown.id === id) change({ ...shown, isOpen: false })
  },
}
