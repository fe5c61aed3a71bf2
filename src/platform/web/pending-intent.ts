// Long enough to register and confirm an email address. Later, another person may be using this computer.
const patienceMs = 2 * 60 * 60 * 1_000

export type PendingIntent<T> = {
  readonly keep: (value: T) => void
  readonly has: () => boolean
  readonly look: () => T | null
  /** Returns the intent once and deletes it, so the caller must carry it out. */
  readonly take: () => T | null
}

/** An action that a visitor started before signing in. It is stored in this browser only; without storage, the visitor must repeat the action. */
export function pendingIntent<T>(key: string): PendingIntent<T> {
  function read(): T | null {
    try {
      const { value, keptAt } = JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: T; keptAt?: number } // `keep` below has written it
      return value !== undefined && keptAt !== undefined && Date.now() - keptAt < patienceMs ? value : null
    } catch {
      return null
    }
  }
  return {
    keep: (value) => guarded(() => localStorage.setItem(key, JSON.stringify({ value, keptAt: Date.now() }))),
    has: () => read() !== null,
    look: read,
    take: () => {
      const value = read()
      guarded(() => localStorage.removeItem(key))
      return value
    },
  }
}

function guarded(work: () => void): void {
  try {
    work()
  } catch {
    // Accessing the storage throws where it is disabled.
  }
}
