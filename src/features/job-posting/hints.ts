import { namesShiftOrWalkIn } from './found-by-filters.ts'
import { feePattern, moneyRequest } from './money-request.ts'
import { isVague } from './places.ts'

export type HintField = 'title' | 'description' | 'requirements' | 'benefits' | 'place' | 'payFrom'
export type Hint = { readonly field: HintField; readonly found: string; readonly reason: string; readonly isMoney?: true }

export type HintTexts = {
  readonly title: string
  readonly description: string
  readonly requirements: readonly string[]
  readonly benefits: readonly string[]
  readonly place: string
  readonly isRemote: boolean
  readonly isPayStated: boolean
}

type Check = { readonly pattern: RegExp; readonly reason: string }

const gendered: Check = {
  pattern:
    /\b(?:(?:fe)?male(?:s| candidates?| only)?|salesm[ae]n|salesgirls?|saleslady|delivery boys?|office boys?|chairman|watchm[ae]n|foremen|manpower|lady|ladies|gentlem[ae]n|boys?|girls?|bachelors? only|unmarried|he must|his|hers?|she must)\b/i,
  reason: 'The Code on Wages forbids choosing by gender. Name the work instead: everybody who can do it should apply.',
}
const ageist: Check = {
  pattern:
    /\b(?:young|youthful|youngsters?|below \d\d(?: years)?|under \d\d years|age(?:d)?(?: limit)?:? ?(?:between )?\d\d|maximum age|max age|not older than|\d\d ?(?:-|–|to) ?\d\d years old|recent graduates only)\b/i,
  reason: 'An age says nothing about the work, and keeps experienced people away. Ask for the experience instead.',
}
const feeReason = 'Take this out. If you publish it, nobody sees the job until our staff have looked at it.'
const contact: Check = {
  pattern:
    /(?:\+?91[ -]?)?\b[6-9]\d{4}[ -]?\d{5}\b|\bwhats ?app\b|\btelegram\b|\bwa\.me\b|\bt\.me\b|\b[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]{2,10}\b/i,
  reason: 'Applications would go past your list, and the number is copied by fraudsters. Candidates reach you through Apply.',
}
const payInTitle: Check = {
  pattern: /₹|\brs\.? ?\d|\b\d+(?:\.\d+)? ?(?:lpa|lakhs?|k\b|ctc)|\bsalary\b|\bincentives?\b/i,
  reason: 'The pay has its own field, by which people filter. In the title it hides what the work is.',
}
const shouting: Check = {
  pattern: /!{1,}|\*{2,}|\b(?:urgent(?:ly)?|hurry|hiring now|immediate joining|walk-?in)\b/i,
  reason: 'People search for the work. Mark the job as urgent below instead.',
}

const most = 20_000
const capitals = 'Capitals are hard to read and look like advertising. Write it as on a visiting card.'

/** Advice with reasons. It never prevents publishing. */
export function hintsFor(texts: HintTexts): Hint[] {
  const { title, place, isRemote, isPayStated } = texts
  return [
    ...titleHints(title),
    ...(isPayStated ? [] : [payMissing]),
    ...(!isRemote && isVague(place) ? [{ field: 'place' as const, found: place, reason: vague }] : []),
    ...textHints(texts),
    ...shiftHint(texts),
  ]
}

const payMissing: Hint = {
  field: 'payFrom',
  found: '',
  reason: 'Candidates filter by pay: a job without it is left out, and gets fewer applications.',
}
const vague = 'People look for work near home. Choose the city, or post one job for each city.'

const shiftMissing =
  'Candidates filter by shift and by walk-ins. Name the shift (“day shift”, “night shift”), or write “walk-in interview” if people may come without an appointment: then they find the job.'

/** Only for a text that has been begun: an empty form has no faults yet. The filters do not read benefits. */
function shiftHint({ title, description, requirements }: HintTexts): Hint[] {
  if (description.trim() === '' || namesShiftOrWalkIn([title, description, ...requirements].join('\n'))) return []
  return [{ field: 'description', found: '', reason: shiftMissing }]
}

function titleHints(title: string): Hint[] {
  const shouts = isShouted(title) ? [{ field: 'title' as const, found: title.slice(0, 60), reason: capitals }] : []
  return [...shouts, ...[payInTitle, shouting].flatMap((check) => hintOf('title', title, check))]
}

function isShouted(text: string): boolean {
  const letters = text.replaceAll(/[^A-Za-z]/g, '')
  return letters.length >= 6 && letters.replaceAll(/[^A-Z]/g, '').length / letters.length > 0.7
}

function textHints({ title, description, requirements, benefits }: HintTexts): Hint[] {
  const parts = [
    ['title', title],
    ['description', description],
    ['requirements', requirements.join('\n')],
    ['benefits', benefits.join('\n')],
  ] as const
  const ofChecks = [gendered, ageist, contact].flatMap((check) =>
    parts.flatMap(([field, text]) => hintOf(field, text, check)).slice(0, 2),
  )
  return [...parts.flatMap(([field, text]) => feeHint(field, text)).slice(0, 2), ...ofChecks]
}

/** Advice on asking candidates for money. A text that denies a fee gets none. */
function feeHint(field: HintField, text: string): Hint[] {
  const found = feePattern.exec(moneyRequest(text) ?? '')?.[0]
  return found === undefined ? [] : [{ field, found: found.trim(), reason: feeReason, isMoney: true }]
}

function hintOf(field: HintField, text: string, { pattern, reason }: Check): Hint[] {
  const found = pattern.exec(text.slice(0, most))?.[0]
  return found === undefined ? [] : [{ field, found: found.trim(), reason }]
}
