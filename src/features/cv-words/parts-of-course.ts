import { trimmed } from './trimmed.ts'
import { degree } from './degree-pattern.ts'
import type { EducationPart } from './education-parts.ts'
import { isInstitution } from './words.ts'

export const schoolOf = (text: string): EducationPart => ({
  kind: 'institution',
  text: trimmed(text.replace(/^the\s+/, ''), '', ' \t,;'),
  field: '',
})

export const degreeOf = (text: string, field: string): EducationPart => ({
  kind: 'degree',
  text: text.trim(),
  field: field
    .replace(/^\.\s?(?=\p{Lu}\p{Ll})/u, '')
    .replace(/^the\s+|\s*\b(?:passed|completed|pursuing|ongoing)$|,\s(?:department|dept\.?|faculty) of .{3,60}$/gi, '')
    .trim(),
})

const major = /^major(?:ing|ed)? in ([^,]{2,80})(?:,\s*(.*))?$/i
export const isMajor = (text: string): boolean => majorIn(text) !== null

/** "Major in Physics, Nadi University" below a degree names its subject, and perhaps the school. */
export function majorIn(text: string): EducationPart[] | null {
  const [, field = '', rest = ''] = major.exec(text) ?? []
  if (field === '' || isInstitution(field) || degree.test(field)) return null
  return [
    { kind: 'other', text: field, field },
    ...(isInstitution(rest) ? [schoolOf(rest)] : rest === '' ? [] : [{ kind: 'other' as const, text: rest, field: '' }]),
  ]
}

/** Whether the subject of a degree may continue in the next line, before its school: "Major in Trade and Business", "Accounts, Nadi University". */
export const isOpenMajor = (text: string): boolean =>
  text.length <= 120 && /(?:^|[\s,])major(?:ing|ed)? in [^,.]{2,60}$/i.test(text)
export function isRestOfMajor(text: string): boolean {
  const [first = '', ...others] = text.slice(0, 120).split(', ')
  return /^\p{Lu}/u.test(text) && !isInstitution(first) && !degree.test(text) && isInstitution(others.join(', '))
}
