import { isPlace } from './words.ts'

/** Bodies that hold examinations. */
const board =
  /\bboard\b|^(?:c\.?b\.?s\.?e|i\.?c\.?s\.?e|c\.?i\.?s\.?c\.?e|isc|n\.?i\.?o\.?s|[a-z]{0,2}bse|[a-z]{1,2}bte|[ns]\.?c\.?v\.?t|(?:[a-z]\.?){1,3}s\.?e\.?b|wbchse)\b/i
export const isBoard = (text: string): boolean => board.test(text)

/** A part of a university, without a name of its own. */
const faculty = /^(?:college|school|faculty|department|dept\.?) of [\p{L}&, ]{4,60}$/iu
export const isFaculty = (text: string): boolean => faculty.test(text)

/** Whether the text is the university to which a college belongs. */
export const isOfUniversity = (college: string, text: string): boolean =>
  /\buniversity\b/i.test(text) &&
  /^(?!.*\buniversity\b).*\b(?:college|institute|polytechnic|academy|(?:business|management|law|medical|engineering) school)\b/i.test(
    college,
  ) &&
  !isFaculty(college)

const common =
  /\b(?:the|of|and|govt|government|public|higher|senior|secondary|sec|high|junior|state|central|board|school|college|university|institute|mandir|vidyalaya|academy|council|cbse|c\.?i\.?s\.?c\.?e|icse|autonomous|education|examination|technology|sciences?|arts|commerce|engineering)\b/gi

const beginsBare = /^(?:college|school|institute|university|mandir|vidyalaya|academy)\s*,/i
/** Whether the text is the end of a school's name that began in the line above: "College, Wai". */
export const isEndOfSchool = (text: string): boolean => beginsBare.test(text)

/** Initials before the kind of school are a name: "S.R. Junior College", "D. S. College". */
const initials = /^(?:\p{Lu}\.\s?){2,5}(?:\p{Lu}\s)?[\p{L}\s]{0,20}(?:college|school|institute|university|academy)\b/iu

/** Whether nothing in the text distinguishes the school from others: "Mandir, Pune", "CBSE". */
export function isBareSchool(text: string): boolean {
  const named = text.split(/,\s*/).filter((part) => !isPlace(part))
  if (beginsBare.test(text)) return true
  if (initials.test(text)) return false
  return text !== '' && !/[\p{L}\p{M}]{3}/u.test(named.join(' ').replace(common, ' '))
}
