// Long enough to register and find the letter; then the next person at this computer is somebody else.
const patienceMs = 2 * 60 * 60 * 1_000

export type PendingIntent<T> = {
  readonly keep: (value: T) => void
  readonly has: () => boolean
  readonly look: () => T | null
  /** Gives it out once: anyone who takes it has to see to it. */
  readonly take: () => T | null
}

/** What a visitor wants who has to sign in first. In this browser only; where it keeps nothing, it has to be wanted again. */
export function pendingIntent<T>(key: string): PendingIntent<T> {
  function read(): T | null {
    try {
      const { value, keptAt } = JSON.parse(localStorage.getItem(key) ?? '{}') as { value?: T; keptAt?: number } // written below
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
    // The very name throws where nothing may be kept.
  }
}
