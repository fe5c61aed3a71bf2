import { firmInPhrase, subjectAndFirm, withPlaceApart } from './firm-in-phrase.ts'
import { jobByWords } from './job-by-words.ts'
import { jobInClauses } from './job-clauses.ts'
import { isLengthOfTime } from './around-periods.ts'
import { jobOfIntern } from './internship-sentences.ts'
import { periodIn } from './period.ts'
import { jobBehindTime } from './sentence-behind-time.ts'
import { plainSentence } from './plain-sentence.ts'
import { scoreOf } from './words.ts'

const opening =
  /^(?:\(?\d{1,2}(?:[.)]\s*|\s(?=work|present|current)))?(?:(?:position|role)\s*:\s*)?(?:(?:present(?:ly)?|currently|previously|now|earlier|at present|formerly|after that|then|thereafter|later),?\s+)?(?:i\s*)?(?:(?:am|have been|have|has been|has|had|was)\s+|['’]ve been\s+)?(?:joined\s+(?=\p{Lu})|(?:work(?:ed|ing|(?= as ))|employed|engaged|acted|associated|serv(?:ed|ing))(?:\s+in(?=\s+with))?\s+)/iu
const count = '(?:\\d{1,2}(?:\\.\\d)?\\+?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)'
/** A duration at the beginning: "2 years experience", "One year worked". */
const years = new RegExp(
  `^(?:\\(?\\d{1,2}[.)]\\s+)?(?:(?:i\\s+)?(?:have|having)\\s+)?(?:an?\\s+)?(${count}\\s*(?:years?|yrs?|months?))\\.?(?:['’]s?)?\\s+(?:of\\s+)?(?:(?:(?:work(?:ing)?\\s+|job\\s+)?experi[ae]nce|worked)\\s+|(?=as\\s))`,
  'i',
)
const role =
  '(?:an?\\s+|the\\s+)?(?:(?:post|position)\\s+of\\s+)?((?:[^,.;]|(?<=\\b[js]r)\\.|(?<=\\b\\p{Lu})\\.|(?<=\\b(?:asst|assoc|dy|addl|exec|engg?|mech|elec|tech|gen|admn?))\\.){2,60}?)'
const time = '((?:(?:since|from|with effect(?: from)?|during|for)(?!\\p{L})|w\\.?e\\.?f\\.?|\\()\\s*.{4,80})$'
const roleFirst = new RegExp(`^as\\s+${role},?\\s+(?:in|with|at|for)\\s+(.{3,110}?),?\\s+${time}`, 'iu')
const employerFirst = new RegExp(
  `^(?:(?:in|with|at|for|from)\\s+)?(.{3,90}?),?\\s+as\\s+${role}[,.]?\\s+(?:and\\s+(?:have\\s+)?worked\\s+)?${time}`,
  'iu',
)

/** "as a Scientific Assistant of the Blood Bank of Rao Hospital since 2019" */
const roleOfFirm = new RegExp(`^as\\s+${role},?\\s+(?:of|under)\\s+(?:the\\s+)?(.{3,90}?),?\\s+${time}`, 'iu')
/** A list item may leave out "worked": "As a Clerk in Rao Bank (2012 – 2014)". */
const beginsAsRole = /^(?:\(?\d{1,2}[.)]\s*)?as\s(?=\S)/i

/** The place of work stands between position and time: "in Rao & Sons as a clerk in their office at Pune since 2015". */
const employerThenWhere = new RegExp(
  `^(?:(?:in|with|at|for)\\s+)?(.{3,90}?),?\\s+as\\s+${role}\\s+(?:in|at|for|on|under)\\s+.{2,70}?[,.]?\\s+${time}`,
  'iu',
)

/** Position, employer and time of "2 years experience in Rao & Sons as a clerk" and similar sentences, separated by tabs. Null for other texts. */
export function statedJob(sentence: string): string | null {
  if (wish.test(sentence.slice(0, 300))) return null
  const behind = jobBehindTime(sentence)
  if (behind !== null || sentence.length > 300) return behind
  const found = inKnownOrder(sentence)
  if (isFirmSecond(found)) return found
  const byWords = jobByWords(plainSentence(sentence))
  return found === null || isFirmSecond(byWords) ? (byWords ?? found) : found
}

/** What somebody wants is no job they had: "currently I am looking for a job". */
const wish = /\b(?:i am|i'm|now|currently) (?:looking|searching) for\b|\bseeking (?:an?|for|to)\b|\bunemployed\b/i

const orFirm = (parts: string | null): string | null => (isFirmSecond(parts) ? parts : null)
const isFirmSecond = (parts: string | null): boolean => scoreOf(parts?.split('\t')[1] ?? '') < 0

function inKnownOrder(sentence: string): string | null {
  const text = plainSentence(sentence)
  const length = years.exec(text)?.[1]
  const bare = text.replace(/[.,]?\s*\((?:professional |total )?experience[^()]{0,40}\)\.?$/i, '')
  const behind = length === undefined ? behindOpening(bare) : `${text.replace(years, '').replace(/\.$/, '')} for ${length}`
  return behind === null ? (jobOfIntern(bare) ?? jobInClauses(text, false)) : (inClearOrder(behind) ?? jobInClauses(text, true))
}

/** The sentence behind "worked", or one that begins with "As a Clerk" and has a time. Null for other texts. */
function behindOpening(text: string): string | null {
  if (beginsAsRole.test(text)) return periodIn(text) === null ? null : text.replace(beginsAsRole, 'as ')
  const behind = text.replace(opening, '')
  return behind === text ? null : behind
}

const inClearOrder = (behind: string): string | null =>
  inOrder(roleFirst.exec(behind), [1, 2]) ??
  inOrder(employerFirst.exec(behind), [2, 1]) ??
  inOrder(employerThenWhere.exec(behind), [2, 1]) ??
  orFirm(inOrder(roleOfFirm.exec(behind), [1, 2])) ??
  withEmployer(behind)

const employerAlone = new RegExp(`^(?:in|with|at)\\s+(.{3,90}?)[,.]?\\s*\\b${time}`, 'iu')
const roleBehind = /^(.{4,60}?),?\s+as\s+(?:an?\s+)?(.{2,60})$/i

const isFirm = (text: string): boolean => /^\p{Lu}/u.test(text) && !/\sas\s/i.test(text)

/** The position stands after the time, or is missing: "Worked in Rao & Sons from May 2015 to June 2017 as a clerk". */
function withEmployer(behind: string): string | null {
  const [, employer = '', found = ''] = employerAlone.exec(behind) ?? []
  if (!isFirm(employer) || !/^(?:since|from|w|\()/i.test(found)) return null
  const [, when = found, position = ''] = roleBehind.exec(found.replace(/\.$/, '')) ?? []
  return periodIn(when) === null ? null : [position, employer, timeOf(when)].filter(Boolean).join('\t')
}

const withoutTime = new RegExp(`^as\\s+${role},?\\s+(?:in|with|at|for)\\s+(.{3,90})$`, 'i')

const employerWithoutTime = new RegExp(
  `^(?:in|with|at)\\s+(.{3,60}?)(?:\\s+for\\s+(?:the\\s+)?(?:last|past)\\s.{4,40}?)?\\s+as\\s+${role}$`,
  'i',
)

function namesWithoutTime(text: string): readonly (string | undefined)[] {
  const found = withoutTime.exec(text)
  return found ? found.slice(1) : (employerWithoutTime.exec(text)?.slice(1).toReversed() ?? [])
}

/** Reads a sentence without a time, or returns null: "Worked as a clerk at Rao & Sons in Pune.", "Working at Rao & Sons as a clerk". */
export function untimedJob(sentence: string): string | null {
  const text = sentence.length > 160 ? '' : plainSentence(sentence)
  const behind = text.replace(opening, '')
  if (behind === text) return null
  const [position = '', employer = ''] = namesWithoutTime(behind.replace(/[\s.]+$/, ''))
  const [firm = '', place = ''] = employer.split(/\s+in\s+(?=\p{Lu})/u)
  return scoreOf(position) > 0 && (isFirm(firm) || scoreOf(firm) < 0)
    ? [position, firm.trim(), place.trim()].filter(Boolean).join('\t')
    : null
}

/** A text in brackets that is not a time: "(Datacentre) and others". */
const isAside = (text: string): boolean =>
  text.startsWith('(') && periodIn(text) === null && !isLengthOfTime(text.replace(/^\(\s*/, '('))

function inOrder(found: RegExpExecArray | null, [position, employer]: readonly [number, number]): string | null {
  const [subject, firm] = subjectAndFirm(found?.[position] ?? '', firmInPhrase(found?.[employer] ?? ''))
  const when = found?.[3] ?? ''
  // The match is a duration, not an employer: "as a clerk for 8 months in …".
  if (!found || isAside(when) || /^\d{1,2}\s*(?:years?|months?)\b/i.test(firm)) return null
  return [`${found[position]}${subject}`, withPlaceApart(firm), timeOf(when)].join('\t')
}

const timeOf = (text: string): string =>
  /^(?:for\b|\()(?!.*\d{4})/i.test(text) ? '' : text.replace(/\.$/, '').replace(/^w\.?e\.?f\.?/i, 'since')

const begins = [opening, years, /^(?:internship|apprenticeship|articleship|articled)\s/i]
/** Whether a text begins like a sentence about a job. */
export const isBegun = (text: string): boolean => begins.some((begin) => begin.test(text.slice(0, 120)))
const length = /\sfor\s+(?:(?:about|over|nearly|almost|the (?:last|past))\s+)?\d{1,2}(?:\.\d)?\+?\s*(?:years?|months?)\b/i
/** Whether the sentence states a job with its time or its length. */
export const isTimed = (sentence: string): boolean => {
  const stated = statedJob(sentence)
  return stated !== null && (periodIn(stated) !== null || length.test(sentence.slice(-80)))
}

/** Whether the sentence names both the employer and the position. */
export const statesBoth = (sentence: string): boolean =>
  (isTimed(sentence) && (statedJob(sentence)?.replace(/\t$/, '\t ').split('\t').filter(Boolean).length ?? 0) > 2) ||
  untimedJob(sentence) !== null

/** The index where the sentence about a job ends if more text follows, else null: "Working as a clerk in Rao & Sons since May 2015. I keep …" */
export function endOfStatedJob(text: string): number | null {
  if (text.length < 40 || !isBegun(text)) return null
  const ends = [...text.slice(0, 300).matchAll(/[\p{L}\d)]\.\s+(?=\p{Lu})/gu)].map(({ index }) => index + 2)
  return ends.find((end) => isTimed(text.slice(0, end - 1))) ?? null
}
