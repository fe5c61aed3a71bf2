import { degreeNames, isSchoolDegree } from './degree-words.ts'

/** Matches a degree at the beginning of a text. Group 1 is the degree, group 2 the text after it. */
export const degree = new RegExp(
  `^(?!M\\.?S\\.?[- ]?(?:excel|word|office|power ?point|access|outlook|project|visio|paint|dos|windows|sql)(?![\\p{L}]))((?:(?:executive|integrated|(?:one|two|three|four|five|\\d)[ -]years?)\\s+)?(?:${degreeNames})\\.?(?:\\s*\\((?:Hons?|Honours)\\.?\\))?)(?![\\p{L}\\p{M}])(?:\\s*[,:(–—-]+\\s*|\\s+(?:in|of|em|en)\\s+|\\s+)?(.*)$`,
  'iu',
)

/** Removes an abbreviation that repeats the degree: "Bachelor of Science (B.Sc), Physics", "Senior Secondary (XII), Science". */
export function withoutShortName(name: string, rest: string): string {
  const [, short = '', behind = ''] = /^([^()]{1,12})\)\s*[,:–—-]*\s*(.*)$/.exec(rest) ?? []
  return isShortFor(short, name) && degree.exec(short)?.[2] === '' ? behind.replace(/^(?:in|of)\s+/i, '') : rest
}

const isShortFor = (short: string, name: string): boolean =>
  name.length > 6 && (short.charAt(0).toLowerCase() === name.charAt(0).toLowerCase() || isSchoolDegree(name))

const subjectWord =
  /\b(?:engineering|sciences?|studies|analytics|management|arts|commerce|business|technology|mathematics|physics|chemistry|biology|economics|finance|accounting|psychology|history|english|computing|design|administration|applications?|agriculture|genetics|breeding|botany|zoology|microbiology|biotechnology|statistics|electronics|humanities|sociology|geography|accountancy|nutrition|medicine|surgery)\b/i

/** Whether the text contains the name of a subject, such as "Business Analytics" in "Business Analytics (BS)". */
export const namesSubject = (text: string): boolean => subjectWord.test(text)

const acronym = /^[\p{Lu}][\p{Lu}.]{1,6}$/u
/** Whether the text is an abbreviation such as "MDU", and not one of a subject such as "CSE". */
export const isAcronym = (text: string): boolean => acronym.test(text) && !branch.test(text)
const branch = /^(?:cse?|ece|eee|ee|ec|it|me|ce|mech|pc[mb]{1,2}|hr|ai|ml|aiml|ds|vlsi|hons?)\.?$/i
