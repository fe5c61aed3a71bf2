import type { ImportResult } from '#features/cv-import/contract.ts'

type Pair = readonly [string, string]
/** What stands in a CV. A part that is missing is not judged; blank text means that there is none. */
export type ExpectedCv = {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly jobs?: readonly Pair[]
  readonly courses?: readonly Pair[]
  readonly skills?: readonly string[]
  readonly languages?: readonly string[]
}

const parts = ['name', 'email', 'phone', 'jobs', 'courses', 'skills', 'languages'] as const
type Part = (typeof parts)[number]
type Shares = Readonly<Record<Part, readonly [found: number, right: number]>> & { readonly doubtful: number }
type Count = { expected: number; got: number; right: number }
type Reading = { readonly field: string; readonly isRight: boolean }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9+#.]+/g, ' ')
    .trim()
const digits = (text: string): string => text.replace(/\D/g, '')
const holds = (text: string, part: string): boolean => plain(text).includes(plain(part))

/** Counts over many CVs. */
export function tally() {
  const counts = new Map<Part, Count>(parts.map((part) => [part, { expected: 0, got: 0, right: 0 }]))
  const readings: (Reading & { readonly isDoubtful: boolean })[] = []
  function count(part: Part, expected: number, found: readonly Reading[], doubts: readonly string[], right: number): void {
    const sum = counts.get(part)
    if (sum) counts.set(part, { expected: sum.expected + expected, got: sum.got + found.length, right: sum.right + right })
    readings.push(...found.map((one) => ({ ...one, isDoubtful: doubts.some((path) => path.startsWith(one.field)) })))
  }
  return {
    add(expected: ExpectedCv, { cv, doubts }: ImportResult): void {
      const { personalInfo, experience, education, skills, languages } = cv
      const single = (
        part: 'name' | 'email' | 'phone',
        key: 'fullName' | 'email' | 'phone',
        isRight: (got: string, sought: string) => boolean,
      ) => {
        const sought = expected[part]
        const got = personalInfo[key]
        if (sought === undefined) return
        const found = got === '' ? [] : [{ field: `personalInfo.${key}`, isRight: sought !== '' && isRight(got, sought) }]
        count(part, sought === '' ? 0 : 1, found, doubts, found.filter((one) => one.isRight).length)
      }
      single('name', 'fullName', (got, sought) => plain(got) === plain(sought))
      single('email', 'email', (got, sought) => got.toLowerCase() === sought.toLowerCase())
      single('phone', 'phone', (got, sought) => digits(got).endsWith(digits(sought).slice(-10)))
      const pairs = (part: 'jobs' | 'courses', path: string, got: readonly Pair[]) => {
        const left = [...(expected[part] ?? [])]
        if (!expected[part]) return
        const found = got.map(([one, two], at) => {
          const hit = left.findIndex(([first, second]) => holds(one, first) && holds(two, second))
          if (hit >= 0) left.splice(hit, 1)
          return { field: `${path}.${at}.`, isRight: hit >= 0 }
        })
        count(part, expected[part].length, found, doubts, found.filter((one) => one.isRight).length)
      }
      pairs(
        'jobs',
        'experience',
        experience.map(({ company, position }) => [company, position]),
      )
      pairs(
        'courses',
        'education',
        education.map(({ institution, degree, field }) => [institution, `${degree} ${field}`]),
      )
      const list = (part: 'skills' | 'languages', got: readonly string[]) => {
        const sought = expected[part]
        if (!sought) return
        const found = got.map((one, at) => ({ field: `${part}.${at}`, isRight: sought.some((item) => holds(one, item)) }))
        count(part, sought.length, found, doubts, sought.filter((item) => got.some((one) => holds(one, item))).length)
      }
      list('skills', skills)
      list('languages', languages)
    },
    shares(): Shares {
      const share = ({ expected, got, right }: Count): readonly [number, number] => [
        per(right, expected),
        per(Math.min(right, got), got),
      ]
      const wrong = readings.filter(({ isRight }) => !isRight)
      const each = Object.fromEntries([...counts].map(([part, sum]) => [part, share(sum)])) as Record<
        Part,
        readonly [number, number]
      >
      return { ...each, doubtful: per(wrong.filter(({ isDoubtful }) => isDoubtful).length, wrong.length) }
    },
    /** The shares themselves where they reach the floor, and the floor where they do not. */
    above(floors: Shares): Shares {
      const now = this.shares()
      const each = Object.fromEntries(
        parts.map((part) => [part, [Math.max(now[part][0], floors[part][0]), Math.max(now[part][1], floors[part][1])]]),
      ) as unknown as Record<Part, readonly [number, number]>
      return { ...each, doubtful: Math.max(now.doubtful, floors.doubtful) }
    },
  }
}

const per = (some: number, all: number): number => (all === 0 ? 100 : Math.round((some / all) * 100))
