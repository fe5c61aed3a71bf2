import { degree } from './degree-pattern.ts'
import { type EntryFields, type FieldKind, isHeadWords, kindOfHead } from './column-heads.ts'
import { periodIn } from './period.ts'
import { wholeLabelWord } from './slips-in-titles.ts'
import { isPlace, isRoleAtEnd, scoreOf } from './words.ts'

/** `isAside`: it says something about an entry beside a clearer value of the same kind. */
export type LabelledValue = {
  readonly kind: FieldKind
  readonly value: string
  readonly isClear: boolean
  readonly isAside: boolean
}

const longest = 200
/** "Duration-August 2016": these words need no space before the dash. */
const dashed =
  /^((?:designation|duration|company(?: name)?|employer|organi[sz]ation|position|role|period))(\s?-|–)(?=\s?[\p{Lu}\d])(.+)$/iu
const line = /^(?:\(?\d{1,2}[.)]\s*)?([^:\t–—]{2,40}?)(\s*\t?\s*:\s*[-–]?\s*|\t|\s+[-–—]\s*)(.+)$/
const when = /^(?:current|previous|present|last|past|former)\s+(?=\p{L})/iu

/** "Designation: Fitter"; less clear without the colon. */
export function labelledValue(text: string): LabelledValue | null {
  const found = text.length > longest ? null : (dashed.exec(text) ?? line.exec(text))
  return found && labelledOf(found)
}

/** "Environment: Java, SQL": a label that says nothing about an entry. */
export const isOtherLabel = (text: string): boolean =>
  otherLabel.test(text.slice(0, 60)) && labelledValue(text) === null && !isNameBesideTime(text)

/** "Kaveri Labs⇥May 2016 – Dec 2018" is the head of an entry. */
const isNameBesideTime = (text: string): boolean =>
  !text.includes(':') && text.length <= longest && periodIn(text.slice(text.indexOf('\t') + 1))?.rest === ''
/** It has its value in the same line, after a colon. */
export const isOtherLine = (text: string): boolean =>
  text.length <= longest && isOtherLabel(text) && text.slice(0, 60).includes(':')
const otherLabel = /^\p{L}[\p{L} /&.'’()-]{1,30}(?:\t ?:?| ?:)[ \t–-]{0,3}[^\s:]/u

/** "Experience: May 2015 to June 2017" */
function kindOfLabel(label: string, value: string): FieldKind | null {
  if (/^experience$/i.test(label) && periodIn(value)) return 'time'
  if (/^work(?:ed|ing) as$/i.test(label)) return 'position'
  if (/^work(?:ed|ing) (?:at|with|in)$/i.test(label) || formerEmployer.test(label)) return 'employer'
  return isPositionOfProfile(label, value) ? 'position' : (kindOfHead(label.replace(when, '')) ?? kindOfSlip(label))
}

/** "Job profile: Network Engineer" */
const isPositionOfProfile = (label: string, value: string): boolean =>
  value.length <= 50 && /^(?:job |work )?profile$/i.test(label) && isRoleAtEnd(value)

/** "Compay name", "Desigation" */
function kindOfSlip(label: string): FieldKind | null {
  const whole = label.length > 30 ? label : label.split(' ').map(wholeLabelWord).join(' ')
  return whole === label ? null : kindOfHead(whole)
}

/** "Past Employer 2", "Current Employee" with a slip */
const formerEmployer =
  /^(?:current|previous|present|last|past|former) (?:employ(?:er|ee)|company|organi[sz]ation)s?(?: (?:no\.? ?)?\d{1,2})?$/i

function labelledOf([, label = '', sign = '', rest = '']: RegExpExecArray): LabelledValue | null {
  const value = rest.replace(/^[\s:]+/, '').trim()
  const [isClear, kind] = [isClearSign(sign, value), kindOfLabel(label, value)]
  if (kind === null || value === '' || isSaid(kind, value)) return null
  return isClear || !isOther(kind, value) ? { kind, value, isClear, isAside: isAside(label, kind, value) } : null
}

const isClearSign = (sign: string, value: string): boolean => sign.includes(':') || (/^ ?[-–]$/.test(sign) && !isHeadWords(value))

/** The number of a row, duties, or "Position: Worked as a clerk at …", which is a sentence. */
const isSaid = (kind: FieldKind, value: string): boolean =>
  kind === 'number' || kind === 'duties' || (kind === 'position' && /^(?:work|serv|employ)(?:ed|ing)\s/i.test(value))

/** "Client", or "Examinations" before the marks of each. */
const isAside = (label: string, kind: FieldKind, value: string): boolean =>
  /^clients?\b/i.test(label) || (kind === 'degree' && /\bexam/i.test(label) && !degree.test(value))

/** "Employer, City" of a template, or a name beside its place or time. */
const isOther = (kind: FieldKind, value: string): boolean =>
  isHeadWords(value) || (kind !== 'place' && isPlace(value)) || (isNameOfJob(kind) && periodIn(value) !== null)

export const isNameOfJob = (kind: FieldKind): boolean => kind === 'employer' || kind === 'position'

/** Of two values of one kind the first counts. */
export function fieldsOfLabels(found: readonly LabelledValue[]): EntryFields {
  const kinds = new Set(found.map(({ kind }) => kind))
  const isWithoutFirm = kinds.has('position') && !kinds.has('employer')
  return Object.fromEntries(found.toReversed().flatMap((one) => partsOfValue(one, isWithoutFirm)))
}

type Field = readonly [FieldKind, string]

function partsOfValue({ kind, value }: LabelledValue, isWithoutFirm: boolean): Field[] {
  const firm = kind === 'time' && isWithoutFirm ? firmBehindTime(value) : ''
  if (firm !== '')
    return [
      [kind, value],
      ['employer', firm],
    ]
  if (kind === 'employer' && value.includes('\t')) return firmAndPlace(value)
  // "Post: Teacher from June 2017 to May 2020"
  const period = isNameOfJob(kind) ? periodIn(value) : null
  return period && period.rest !== ''
    ? [
        [kind, period.rest],
        ['time', value],
      ]
    : [[kind, value]]
}

/** "Rao & Sons⇥Location: Mumbai" */
function firmAndPlace(value: string): Field[] {
  const [firm = '', ...others] = value.split('\t')
  return [
    ['employer', firm.trim()],
    ['place', others.join(', ').replace(/^location\s*:\s*/i, '')],
  ]
}

/** "Year: 2002 – 2004; Nadi Steel" */
function firmBehindTime(value: string): string {
  const rest = periodIn(value)?.rest ?? ''
  return /^\p{Lu}[^\t]{3,80}$/u.test(rest) && value.endsWith(rest) && scoreOf(rest) <= 0 && !isPlace(rest) ? rest : ''
}
