import { degree } from './degree-pattern.ts'
import { type EntryFields, type FieldKind, isHeadWords, kindOfHead } from './column-heads.ts'
import { periodIn } from './period.ts'
import { wholeLabelWord } from './slips-in-titles.ts'
import { isPlace, isRoleAtEnd, scoreOf } from './words.ts'

/** `isClear`: the label is certain, such as one with a colon. `isAside`: a clearer value of the same kind in the same entry is preferred. */
export type LabelledValue = {
  readonly kind: FieldKind
  readonly value: string
  readonly isClear: boolean
  readonly isAside: boolean
}

const longest = 200
/** Labels that need no space before the dash: "Duration-August 2016". */
const dashed =
  /^((?:designation|(?:work(?:ing)? )?duration|(?:company|institute)(?: name)?|employer|organi[sz]ation|position(?: held| hold)?|role|post(?=\s?[-–]\s)|period))(\s?[-–])(?=\s?[\p{Lu}\d])(.+)$/iu
const line = /^(?:\(?\d{1,2}[.)]\s*)?([^:\t–—]{2,40}?)(\s*\t?\s*:\s*[-–]?\s*|\t|\s+[-–—]\s*)(.+)$/
const when = /^(?:current|previous|present|last|past|former)\s+(?=\p{L})/iu

/** Reads a labelled value: "Designation: Fitter". Without a colon, a label is less clear. */
export function labelledValue(text: string): LabelledValue | null {
  const found = text.length > longest ? null : (dashed.exec(text) ?? line.exec(text))
  return found && labelledOf(found)
}

/** The value of this kind behind a clear label, or null. */
export function clearValue(text: string, kind: FieldKind): string | null {
  const found = labelledValue(text)
  return found !== null && found.kind === kind && found.isClear && !found.isAside ? found.value : null
}

/** Whether the line has a label that fits no field of an entry: "Environment: Java, SQL". */
export const isOtherLabel = (text: string): boolean =>
  otherLabel.test(text.slice(0, 60)) && labelledValue(text) === null && !isNameBesideTime(text)

/** Whether a line with a tab is the header of an entry, and not a label with its value: "Kaveri Labs⇥May 2016 – Dec 2018". */
const isNameBesideTime = (text: string): boolean =>
  !text.includes(':') && text.length <= longest && periodIn(text.slice(text.indexOf('\t') + 1))?.rest === ''
/** Whether the line has such a label with a colon and a value. */
export const isOtherLine = (text: string): boolean =>
  text.length <= longest && isOtherLabel(text) && text.slice(0, 60).includes(':')
const otherLabel = /^\p{L}[\p{L} /&.'’()-]{1,30}(?:\t ?:?| ?:)[ \t–-]{0,3}[^\s:]/u

/** The kind of value that a label announces. "Experience: May 2015 to June 2017" is a time, and "Start Date: May 2015 – June 2017". */
function kindOfLabel(label: string, value: string): FieldKind | null {
  if (/^(?:experience|start(?:ing|ed)? ?(?:date|on)?|date of (?:joining|start))$/i.test(label) && periodIn(value)) return 'time'
  if (/^work(?:ed|ing) as$/i.test(label)) return 'position'
  if (/^work(?:ed|ing) (?:at|with|in)$/i.test(label) || formerEmployer.test(label)) return 'employer'
  const bare = label.replace(when, '').replace(/\s\(?(?:current|present|no\.? ?\d{1,2}|\d{1,2})\)?$/i, '')
  return isPositionOfProfile(label, value) ? 'position' : (kindOfHead(bare) ?? kindOfSlip(bare))
}

/** A profile may be a position: "Job profile: Network Engineer", "Job Description: Executive – Sales". */
const isPositionOfProfile = (label: string, value: string): boolean =>
  value.length <= 50 &&
  /^(?:job |work )?(?:profile|description)$/i.test(label) &&
  (isRoleAtEnd(value) || isRoleAtEnd(value.split(/\s[–—-]\s/)[0] ?? ''))

/** The kind of a misspelt label: "Compay name", "Desigation". */
function kindOfSlip(label: string): FieldKind | null {
  const whole = label.length > 30 ? label : label.split(' ').map(wholeLabelWord).join(' ')
  return whole === label ? null : kindOfHead(whole)
}

/** Labels of employers, also numbered or misspelt: "Past Employer 2", "Current Employee". */
const formerEmployer =
  /^(?:main |civil )?contractor(?: name)?$|^(?:current|previous|present|last|past|former) (?:employ(?:er|ee)|company|work|organi[sz]ation)s?(?: (?:no\.? ?)?\d{1,2})?$/i

function labelledOf([, label = '', sign = '', rest = '']: RegExpExecArray): LabelledValue | null {
  const value = withoutStop(rest.replace(/^[\s:]+/, '').trim())
  const [isClear, kind] = [isClearSign(sign, value), kindOfLabel(label, value)]
  if (kind === null || value === '' || isSaid(kind, value)) return null
  return isClear || !isOther(kind, value) ? { kind, value, isClear, isAside: isAside(label, kind, value) } : null
}

/** Removes the full stop of "Designation: Tool Room Supervisor.", but not that of "Pvt. Ltd." */
const withoutStop = (value: string): string =>
  /\b(?:corp|bros|engg|dept|govt|intl|assn|mech|elec|tech)\.$/i.test(value) ? value : value.replace(/(?<=\p{L}{4}|\))\.$/u, '')

const isClearSign = (sign: string, value: string): boolean => sign.includes(':') || (/^ ?[-–]$/.test(sign) && !isHeadWords(value))

/** Values that are no names: the number of a row, duties, or a sentence such as "Position: Worked as a clerk at …". */
const isSaid = (kind: FieldKind, value: string): boolean =>
  kind === 'number' || kind === 'duties' || (kind === 'position' && /^(?:work|serv|employ)(?:ed|ing)\s/i.test(value))

/** Asides are clients, and labels such as "Examinations" before the marks of each examination. */
const isAside = (label: string, kind: FieldKind, value: string): boolean =>
  /^clients?\b/i.test(label) || (kind === 'degree' && /\bexam/i.test(label) && !degree.test(value))

/** Without a clear label, the value must not be another label ("Employer, City" of a template), a place, or a name with a time. */
const isOther = (kind: FieldKind, value: string): boolean =>
  isHeadWords(value) || (kind !== 'place' && isPlace(value)) || (isNameOfJob(kind) && periodIn(value) !== null)

export const isNameOfJob = (kind: FieldKind): boolean => kind === 'employer' || kind === 'position'

/** Merges the labelled values of an entry into fields. Of two values of one kind, the first counts. */
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
  // A name may be followed by its time: "Post: Teacher from June 2017 to May 2020".
  const period = isNameOfJob(kind) ? periodIn(value) : null
  return period && period.rest !== ''
    ? [
        [kind, period.rest],
        ['time', value],
      ]
    : [[kind, value]]
}

/** Splits an employer with its place: "Rao & Sons⇥Location: Mumbai". */
function firmAndPlace(value: string): Field[] {
  const [firm = '', ...others] = value.split('\t')
  return [
    ['employer', firm.trim()],
    ['place', others.join(', ').replace(/^location\s*:\s*/i, '')],
  ]
}

/** The employer after a time: "Year: 2002 – 2004; Nadi Steel". */
function firmBehindTime(value: string): string {
  const rest = periodIn(value)?.rest ?? ''
  return /^\p{Lu}[^\t]{3,80}$/u.test(rest) && value.endsWith(rest) && scoreOf(rest) <= 0 && !isPlace(rest) ? rest : ''
}
