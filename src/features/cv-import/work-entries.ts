import { monthFrom } from '#platform/contract/dates.ts'
import { isHeadLike, type Paragraph, plain } from './paragraph.ts'
import { type Period, periodIn } from './period.ts'
import { blankJob, type LeftoverText, type ProposedWork } from './proposal.ts'
import { isPlace, scoreOf, splitPlace } from './words.ts'

export type Jobs = {
  readonly jobs: readonly ProposedWork[]
  readonly doubts: readonly string[]
  readonly left: readonly LeftoverText[]
}

type Entry = { readonly heads: readonly string[]; readonly period: Period; readonly body: readonly Paragraph[] }
const title = 'Experience'

/** A job begins where a period is named. The first job shows how many lines its head has. */
export function workEntriesIn(paragraphs: readonly Paragraph[]): Jobs {
  const { entries, before } = entriesIn(paragraphs)
  const named = entries.map((entry) => ({ ...entry, parts: partsOf(entry.heads) }))
  const order = named.reduce((sum, { parts: { names } }) => sum + scoreOf(names[0] ?? '') - scoreOf(names[1] ?? ''), 0)
  const read = named.map((entry, at) => jobOf(entry, order, at))
  const unread = before.map((paragraph): LeftoverText => ({ title, text: plain(paragraph) }))
  return {
    jobs: read.map(({ job }) => job),
    doubts: read.flatMap(({ doubts }) => doubts),
    left: [...unread, ...read.flatMap(({ left }) => left)],
  }
}

function entriesIn(paragraphs: readonly Paragraph[]): {
  readonly entries: readonly Entry[]
  readonly before: readonly Paragraph[]
} {
  const anchors = paragraphs.flatMap((paragraph, at) => {
    const period = paragraph.isBullet || paragraph.text.length > 160 ? null : periodIn(paragraph.text)
    return period ? [{ at, period }] : []
  })
  const most = Math.min(3, anchors[0]?.at ?? 0)
  const starts = anchors.map(({ at }, number) => at - headsBefore(paragraphs, at, (anchors[number - 1]?.at ?? -1) + 1, most))
  const entries = anchors.map(({ at, period }, number): Entry => {
    const end = starts[number + 1] ?? paragraphs.length
    const above = paragraphs.slice(starts[number], at).map(({ text }) => text)
    const heads = [...above, period.rest].filter(Boolean)
    const below = headsBelow(paragraphs.slice(at + 1, end), heads)
    return { heads: [...heads, ...below], period, body: paragraphs.slice(at + 1 + below.length, end) }
  })
  return { entries, before: paragraphs.slice(0, starts[0] ?? paragraphs.length) }
}

function headsBefore(paragraphs: readonly Paragraph[], anchor: number, from: number, most: number): number {
  let count = 0
  while (count < most && anchor - count - 1 >= from) {
    const above = paragraphs[anchor - count - 1]
    if (!above || !isHeadLike(above)) break
    count++
  }
  return count
}

/** The number of lines after the period that are still needed for a company and a title. */
function headsBelow(rest: readonly Paragraph[], heads: readonly string[]): string[] {
  const below: string[] = []
  for (const paragraph of rest.slice(0, 2)) {
    if (partsOf([...heads, ...below]).names.length >= 2 || !isHeadLike(paragraph)) break
    below.push(paragraph.text)
  }
  return below
}

type Parts = { readonly names: readonly string[]; readonly places: readonly string[] }

function partsOf(heads: readonly string[]): Parts {
  const parts = heads
    .flatMap((head) => head.split(/\t|\s+\|\s+|\s*•\s*|\s+·\s+/))
    .map(withoutLabel)
    .filter(Boolean)
  const split = parts.flatMap((part) => (parts.filter((one) => !isPlace(one)).length >= 2 ? [part] : twoIn(part)))
  const read = split.map((part) => (isPlace(part) ? { name: '', place: part } : splitPlace(part)))
  return { names: read.map(({ name }) => name).filter(Boolean), places: read.map(({ place }) => place).filter(Boolean) }
}

const label =
  /^(?:company|organi[sz]ation|employer|designation|position|role|job title|title|duration|period)\s*(?:name)?\s*[:–-]\s*/i
const withoutLabel = (part: string): string => part.replace(label, '').trim()

/** "Clerk at Rao & Sons", "Clerk – Rao & Sons", "Clerk, Rao & Sons". */
function twoIn(part: string): string[] {
  const [, before, behind] = /^(.+?)\s+(?:at|@|with|[–—-])\s+(.+)$/i.exec(part) ?? []
  if (before && behind) return [before, behind]
  const comma = part.indexOf(', ')
  const [first, second] = [part.slice(0, comma), part.slice(comma + 2)]
  return comma > 0 && !isPlace(second) && scoreOf(first) !== 0 && scoreOf(first) !== scoreOf(second) ? [first, second] : [part]
}

type NamedEntry = Entry & { readonly parts: Parts }

function jobOf({ parts, period, body }: NamedEntry, order: number, at: number) {
  const { position, company } = whoAndWhere(parts.names, order)
  const job: ProposedWork = {
    ...blankJob,
    company,
    position,
    startDate: monthFrom(period.start),
    endDate: monthFrom(period.end),
    current: period.isNow,
    description: descriptionOf(body),
  }
  const isGuess = order === 0 && parts.names.length > 1
  const doubtful: readonly (keyof ProposedWork)[] = [
    ...(isGuess ? (['company', 'position'] as const) : []),
    ...(isYear(period.start) ? (['startDate'] as const) : []),
    ...(isYear(period.end) ? (['endDate'] as const) : []),
  ]
  const leftOver = [...parts.names.slice(2), ...parts.places].join(', ')
  const left: LeftoverText[] = leftOver ? [{ title: company || position || title, text: leftOver }] : []
  return { job, doubts: doubtful.map((name) => `experience.${at}.${name}`), left }
}

/** A single name is a position only if its words say so. */
function whoAndWhere([one = '', two = '']: readonly string[], order: number) {
  const isPositionFirst = two === '' ? scoreOf(one) > 0 : order >= 0
  return isPositionFirst ? { position: one, company: two } : { position: two, company: one }
}

const isYear = (point: string): boolean => point.length === 4

function descriptionOf(body: readonly Paragraph[]): string {
  return body.map((paragraph) => `${paragraph.isBullet ? '- ' : ''}${plain(paragraph)}`).join('\n')
}
