import { isOnlyTime, momentIn, periodIn } from '#features/cv-words/period.ts'
import type { FurtherSection } from '#features/cv-words/reading-contract.ts'
import { trimmed } from '#features/cv-words/trimmed.ts'

const untilWhen =
  /(?<![\p{L}\p{N}-])(?:valid(?:ity)?|expires|expiry(?: date)?)(?![\p{L}\p{N}-])(?: (?:until|till|up ?to|through|to|on))?\s*:?\s*/giu
/** The words before the date of issue. In the title of a publication they are no label unless a comma or the like stands before them. */
const labelsOfDay: Readonly<Partial<Record<FurtherSection, RegExp>>> = {
  certificates:
    /(?<![\p{L}\p{N}-])(?:date of issue|issued?(?: date)?|awarded|earned|obtained|completed)(?: (?:on|in))?\s*:?\s+/giu,
  publications: /(?<=^|[,;|(.\t]\s?)(?:published|released)(?: (?:on|in))?\s*:?\s+/giu,
}

export const isTimeOfEntry = (text: string): boolean => isOnlyTime(text.replace(untilWhen, ''))

type EntryTime = { readonly startDate: string; readonly endDate: string; readonly rest: string }

/** A single date of a certificate or publication is the date of issue, unless the words before it say that it expires then. */
export function timeIn(section: FurtherSection, text: string): EntryTime {
  const period = periodIn(text)
  if (period) return { startDate: period.start, endDate: period.end, rest: period.rest }
  return (section === 'certificates' ? timeUntil(section, text) : null) ?? dayIn(section, text)
}

function timeUntil(section: FurtherSection, text: string): EntryTime | null {
  const until = labelOfDate(text, untilWhen)
  const end = until && momentIn(until.behind)
  if (!until || !end) return null
  const before = dayIn(section, trimmed(until.before, ' \t|,;:–—(-'))
  return { ...before, endDate: end.at, rest: [before.rest, end.rest].filter(Boolean).join('\t') }
}

function dayIn(section: FurtherSection, text: string): EntryTime {
  const pattern = labelsOfDay[section]
  const label = pattern ? labelOfDate(text, pattern) : null
  const whole = label ? `${label.before}${label.behind}` : text
  const moment = momentIn(whole)
  const isOfOneDay = section === 'certificates' || section === 'publications'
  const [at, rest] = [moment?.at ?? '', moment?.rest ?? whole]
  return isOfOneDay ? { startDate: at, endDate: '', rest } : { startDate: '', endDate: at, rest }
}

type Label = { readonly before: string; readonly behind: string }

/** The texts around a label that a date follows. Without a date, its words belong to a name: "Near-expiry drugs in hospitals, 2021". */
function labelOfDate(text: string, label: RegExp): Label | null {
  const labels = [...text.matchAll(label)].map(({ index, 0: found }) => ({
    before: text.slice(0, index),
    behind: text.slice(index + found.length),
  }))
  return labels.find(({ behind }) => beginsWithDate(behind)) ?? null
}

function beginsWithDate(text: string): boolean {
  const date = momentIn(text)
  const [first = ''] = date?.rest.split('\t') ?? []
  return date !== null && (first === '' || !text.replace(/^[^\p{L}\p{N}]+/u, '').startsWith(first))
}
