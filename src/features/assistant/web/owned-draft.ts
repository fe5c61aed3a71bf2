export type OwnedDraft<T> = {
  readonly read: () => T | null
  readonly keep: (value: T) => void
}

type StoredDraft<T> = { readonly owner: string | null; readonly value: T }

/**
 * Data that this tab keeps across reloads, with its owner; null is a visitor. A visitor who signs in keeps the data. Data of anybody else is deleted,
 * so that nobody finds it on a shared computer.
 */
export function ownedDraft<T>(key: string, owner: string | null): OwnedDraft<T> {
  let isKept = false
  const write = (value: T): void => sessionStorage.setItem(key, JSON.stringify({ owner, value } satisfies StoredDraft<T>))
  return {
    read: () =>
      quietly(() => {
        const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDraft<T> | null // written below
        if (!kept) return null
        isKept = kept.owner === null || kept.owner === owner
        if (!isKept) sessionStorage.removeItem(key)
        else if (kept.owner !== owner) write(kept.value)
        return isKept ? kept.value : null
      }),
    keep: (value) =>
      quietly(() => {
        // Logging out has cleared the storage, and a later answer must not fill it again.
        if (isKept && sessionStorage.getItem(key) === null) return
        write(value)
        isKept = true
      }),
  }
}

function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    // Accessing the storage throws where it is disabled.
    return null
  }
}
