import type { Proposal } from '#features/cv-words/proposal.ts'

type ReadCv = Pick<Proposal, 'cv' | 'doubts'>

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
export type Shares = Readonly<Record<Part, readonly [found: number, right: number]>> & {
  readonly doubtful: number
  readonly needless: number
}
type JudgedField = { readonly field: string; readonly isRight: boolean }

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}+#.]+/gu, ' ')
    .trim()
const digits = (text: string): string => text.replace(/\D/g, '')
const holds = (text: string, part: string): boolean => plain(text).includes(plain(part))

type PartCount = {
  readonly part: Part
  readonly expected: number
  readonly hits: number
  readonly readings: readonly JudgedField[]
}

const last = (text: string): string => digits(text).slice(-10)

type Single = { readonly part: Part; readonly field: string; readonly got: string; readonly sought: string | undefined }

function single({ part, field, got, sought }: Single, isRight: boolean): PartCount[] {
  const readings = got === '' ? [] : [{ field: `personalInfo.${field}`, isRight: sought !== '' && isRight }]
  const hits = readings.filter((one) => one.isRight).length
  return sought === undefined ? [] : [{ part, expected: sought === '' ? 0 : 1, hits, readings }]
}

function singles({ name, email, phone }: ExpectedCv, { personalInfo: person }: ReadCv['cv']): PartCount[] {
  const { fullName } = person
  return [
    ...single({ part: 'name', field: 'fullName', got: fullName, sought: name }, plain(fullName) === plain(name ?? '')),
    ...single(
      { part: 'email', field: 'email', got: person.email, sought: email },
      person.email.toLowerCase() === email?.toLowerCase(),
    ),
    ...single({ part: 'phone', field: 'phone', got: person.phone, sought: phone }, last(person.phone) === last(phone ?? '')),
  ]
}

function pairs(part: Part, path: string, got: readonly Pair[], sought: readonly Pair[] | undefined): PartCount[] {
  const left = [...(sought ?? [])]
  const readings = got.map(([one, two], at) => {
    const hit = left.findIndex(([first, second]) => holds(one, first) && holds(two, second))
    if (hit >= 0) left.splice(hit, 1)
    return { field: `${path}.${at}.`, isRight: hit >= 0 }
  })
  return sought ? [{ part, expected: sought.length, hits: sought.length - left.length, readings }] : []
}

function items(part: 'skills' | 'languages', got: readonly string[], sought: readonly string[] | undefined): PartCount[] {
  if (!sought) return []
  const readings = got.map((one, at) => ({ field: `${part}.${at}`, isRight: sought.some((item) => holds(one, item)) }))
  const hits = sought.filter((item) => got.some((one) => holds(one, item))).length
  return [{ part, expected: sought.length, hits, readings }]
}

function foundIn(expected: ExpectedCv, { cv }: ReadCv): PartCount[] {
  const jobs = cv.experience.map(({ company, position }): Pair => [company, position])
  const courses = cv.education.map(({ institution, degree, field }): Pair => [institution, `${degree} ${field}`])
  return [
    ...singles(expected, cv),
    ...pairs('jobs', 'experience', jobs, expected.jobs),
    ...pairs('courses', 'education', courses, expected.courses),
    ...items('skills', cv.skills, expected.skills),
    ...items('languages', cv.languages, expected.languages),
  ]
}

const per = (some: number, all: number): number => (all === 0 ? 100 : Math.round((some / all) * 100))
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

/** A job is marked if one of its fields is. */
const isMarked = ({ field }: JudgedField, doubts: readonly string[]): boolean =>
  doubts.some((path) => (field.endsWith('.') ? path.startsWith(field) : path === field))

/** Counts over many CVs. */
export function sharesOf(read: readonly (readonly [ExpectedCv, ReadCv])[]): Shares {
  const all = read.flatMap(([expected, result]) =>
    foundIn(expected, result).map((found) => ({ ...found, doubts: result.doubts })),
  )
  const share = (part: Part): readonly [number, number] => {
    const some = all.filter((one) => one.part === part)
    const [got, right] = [some.flatMap(({ readings }) => readings), sum(some.map(({ hits }) => hits))]
    return [per(right, sum(some.map(({ expected }) => expected))), per(got.filter(({ isRight }) => isRight).length, got.length)]
  }
  const marked = (isRight: boolean): number => {
    const some = all.flatMap(({ readings, doubts }) =>
      readings.filter((one) => one.isRight === isRight).map((one) => isMarked(one, doubts)),
    )
    return per(some.filter(Boolean).length, some.length)
  }
  const each = Object.fromEntries(parts.map((part) => [part, share(part)])) as Record<Part, readonly [number, number]> // of all parts
  return { ...each, doubtful: marked(false), needless: marked(true) }
}

/** The parts that do not reach their floor. */
export function below(shares: Shares, floors: Shares): readonly string[] {
  const isBelow = (part: Part): boolean => shares[part][0] < floors[part][0] || shares[part][1] < floors[part][1]
  return [
    ...parts.filter(isBelow),
    ...(shares.doubtful < floors.doubtful ? (['doubtful'] as const) : []),
    ...(shares.needless > floors.needless ? (['needless'] as const) : []),
  ].map((part) => `${part}: ${String(shares[part])}`)
}
