export type Message = {
  readonly title: string
  readonly text?: string
  readonly isAlert?: boolean
  /** Where the matter can be fixed. */
  readonly link?: { readonly to: string; readonly label: string }
}

/** A message that was sent away is kept, closed, for a while: anyone who draws it needs it until it has left the screen. */
export type Shown = { readonly id: number; readonly message: Message; readonly isOpen: boolean }

const removedAfterMs = 1_000_000

const listeners = new Set<() => void>()
let shown: Shown | null = null
let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** One message at a time: a new one takes the place of the old. Null sends the one shown away. */
export function toast(message: Message | null): void {
  if (!message) return toasts.dismiss()
  lastId += 1
  change({ id: lastId, message, isOpen: true })
}

function change(to: Shown | null): void {
  clearTimeout(removal)
  shown = to
  if (to && !to.isOpen) removal = setTimeout(() => change(null), removedAfterMs)
  for (const listener of listeners) listener()
}

/** For the toaster, which draws what was said here. */
export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Shown | null => shown,
  /** With an id only that one: its time may be up in the moment in which the next is said. */
  dismiss(id = shown?.id): void {
    if (shown?.isOpen && shown.id === id) change({ ...shown, isOpen: false })
  },
}
