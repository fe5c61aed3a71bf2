import { openVisitorSet, type NewVisitors, type VisitorSet } from './visitor-set.ts'

/** The kinds of counts, with the number of different names that a process counts per day. Further names are counted as `other`. */
const mostNames = {
  totals: 20,
  pages: 300,
  hours: 24,
  devices: 3,
  referrers: 300,
  campaigns: 300,
  bots: 100,
  endpoints: 600,
  blocked: 10,
  addresses: 1_000,
  errors: 100,
  pageMs: 100,
  callMs: 100,
  queueMs: 100,
  emails: 2,
} as const satisfies Readonly<Record<string, number>>
export type Kind = keyof typeof mostNames

/** No real name, page, host or address looks like this. */
export const other = '(other)'
const longestName = 120

type CountRow = { readonly day: number; readonly kind: Kind; readonly name: string; readonly count: number }
export type CountBatch = { readonly rows: readonly CountRow[]; readonly visitors: NewVisitors }

/** The counts of one day in one process, in bounded memory. */
export type DayCounts = {
  readonly add: (kind: Kind, name: string) => void
  readonly addVisitor: VisitorSet['add']
  /** Returns the counts since the last call. */
  readonly take: () => CountBatch
}

type Names = { readonly known: Set<string>; waiting: Map<string, number>; readonly most: number }

export function openDayCounts(day: number): DayCounts {
  const kinds = new Map<Kind, Names>()
  const visitors = openVisitorSet()
  function namesOf(kind: Kind): Names {
    const found = kinds.get(kind)
    if (found) return found
    const made = { known: new Set<string>(), waiting: new Map<string, number>(), most: mostNames[kind] }
    kinds.set(kind, made)
    return made
  }
  return {
    add: (kind, name) => {
      const names = namesOf(kind)
      const counted = countedAs(names, name)
      names.waiting.set(counted, (names.waiting.get(counted) ?? 0) + 1)
    },
    addVisitor: visitors.add,
    take: () => {
      const rows = [...kinds].flatMap(([kind, { waiting }]) => [...waiting].map(([name, count]) => ({ day, kind, name, count })))
      for (const names of kinds.values()) names.waiting = new Map()
      return { rows, visitors: visitors.take() }
    },
  }
}

function countedAs({ known, most }: Names, name: string): string {
  if (known.has(name)) return name
  if (known.size >= most) return other
  const cut = name.length > longestName ? name.slice(0, longestName) : name
  known.add(cut)
  return cut
}
