import type { Worker } from './blocks.ts'
import type { Choice } from './choices.ts'

type Job = Worker['jobs'][number]
type Form = Choice['dates']

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const split = (point: string): readonly [year: string, month: number] => [point.slice(0, 4), Number(point.slice(5))]

function pointOf(point: string, form: Form): string {
  const [year, number] = split(point)
  const month = names[number - 1] ?? ''
  const short = month.slice(0, 3)
  if (form === 'numbers') return `${String(number).padStart(2, '0')}/${year}`
  if (form === 'years') return year
  if (form === 'short') return `${short}'${year.slice(2)}`
  if (form === 'days') return `12.${String(number).padStart(2, '0')}.${year}`
  if (form === 'dashed') return `${month}-${year}`
  return form === 'since' || form === 'reversed' ? `${month} ${year}` : `${short} ${year}`
}

const words: Readonly<Record<Form, readonly [to: string, now: string]>> = {
  months: [' – ', 'Present'],
  numbers: [' - ', 'Till Date'],
  years: ['-', 'Present'],
  since: [' to ', 'Present'],
  length: ['', ''],
  short: [' to ', 'Till date'],
  days: [' to ', 'till date'],
  reversed: [' – ', 'Present'],
  dashed: [' to ', 'till now'],
}

function lengthOf(from: string, to: string): string {
  const [first, last] = [split(from), split(to === 'now' ? '2024-06' : to)]
  const months = 12 * (Number(last[0]) - Number(first[0])) + last[1] - first[1]
  return months < 12 ? `${months} months` : `${Math.round(months / 12)} years`
}

/** The time of a job as people write it; without its end where they leave that out. */
export function timeOf(job: Job, form: Form): string {
  const [, , , from, to] = job
  if (form === 'length') return lengthOf(from, to)
  if (form === 'since' && to === 'now') return `Since ${pointOf(from, form)}`
  if (form === 'years' && to !== 'now') return `${from.slice(0, 4)}-${to.slice(2, 4)}`
  const [first, last] = partsOfTime(job, form)
  return form === 'since' ? `From ${first}${last}` : `${first}${last}`
}

/** The beginning with the sign behind it, and the end. */
export function partsOfTime([, , , from, to]: Job, form: Form): readonly [string, string] {
  if (form === 'length') return [lengthOf(from, to), '']
  const [sign, now] = words[form]
  const [first, last] = [pointOf(from, form), to === 'now' ? now : pointOf(to, form)]
  return form === 'reversed' ? [`${last}${sign}`, first] : [`${first}${sign}`, last]
}
