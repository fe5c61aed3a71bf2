import { addHash, emptyRegisters, type Registers } from './hyperloglog.ts'

/** Visitors are stored up to this number per process and day; the number of further ones is estimated. */
export const mostVisitorsStored = 20_000

export type NewVisitors = {
  readonly hashes: readonly string[]
  readonly registers: readonly (readonly [register: number, rank: number])[]
}

export type VisitorSet = {
  readonly add: (hash: string) => void
  /** Returns the visitors since the last call. */
  readonly take: () => NewVisitors
}

/** The visitors of a day in one process, in bounded memory. */
export function openVisitorSet(most = mostVisitorsStored): VisitorSet {
  const known = new Set<string>()
  let fresh: string[] = []
  let registers: Registers | null = null
  const changed = new Set<number>()
  function addEstimated(hash: string, own: Registers): void {
    const register = addHash(own, hash)
    if (register !== null) changed.add(register)
  }
  return {
    add: (hash) => {
      if (registers) return addEstimated(hash, registers)
      if (known.has(hash)) return undefined
      known.add(hash)
      fresh.push(hash)
      if (known.size < most) return undefined
      registers = emptyRegisters()
      // Stored visitors need not be remembered, because an estimate counts a visitor once, however often it is added.
      known.clear()
      return undefined
    },
    take: () => {
      const taken = { hashes: fresh, registers: [...changed].map((register) => [register, registers?.[register] ?? 0] as const) }
      fresh = []
      changed.clear()
      return taken
    },
  }
}
