export type Message = {
  readonly title: string
  readonly text?: string
  readonly isAlert?: boolean
  /** To where the problem can be fixed, or to what has just been made. `isBeside`: in another tab. */
  readonly links?: readonly { readonly to: string; readonly label: string; readonly isBeside?: boolean }[] | undefined
}

/** A dismissed message is kept, closed, for a while: the toaster needs it until its animation ends. */
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

/** For the toaster, which shows the message. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): ShownToast | null => shown,
  /** With an id, only that message: its time may end at the moment when the next one is shown. */
  dismiss(id = shown?.id): void {
    if (shown?.isOpen && shown.id === id) change({ ...shown, isOpen: false })
  },
}
