import { FurtherSection } from './reading-contract.ts'
import { type SectionName, titles } from './heading-titles.ts'
import { memoizeText } from './memoize-text.ts'
import { withoutAccents, withoutSlips } from './slips-in-titles.ts'
import { withoutRemarks } from './remarks-in-titles.ts'
import { trimmed } from './trimmed.ts'

const names = Object.keys(titles) as SectionName[] // Object.keys() returns string[]
// `apart` matches titles in letters that are set apart, whose spaces may be extracted in wrong places.
const patterns = names.map((name) => ({
  name,
  pattern: new RegExp(`^(?:${withoutAccents(titles[name].join('|'))})$`, 'iu'),
  apart: new RegExp(`^(?:${withoutAccents(titles[name].join('|')).replaceAll(/ (?!\?)/g, ' ?')})$`, 'iu'),
}))

export type Heading = { readonly name: SectionName; readonly title: string; readonly rest: string }

export const isFurther = (name: SectionName): name is FurtherSection => FurtherSection.safeParse(name).success

/** The picture before a title in capitals, from a font that has pictures in place of letters: "A EDUCATION". */
const iconLetter = /^\p{L} (?=\p{Lu}{4})/u

/** The heading in a line, or null. "Skills: SQL, Excel" is a heading followed by content, which is its `rest`. */
export const headingIn = memoizeText((typed): Heading | null => {
  const text = typed.replace(iconLetter, '')
  const [, before = text, rest = ''] = /^([^:\t]{3,40})(?:\s*:\s*|\t)(.+)$/.exec(text) ?? []
  // A line with a year and a tab is the header of an entry: "2016 – 2019" beside "Relevant coursework".
  const whole = text.length <= 120 && /\d{4}.*\t/.test(text) ? null : nameOf(text)
  if (whole) return { name: whole, title: text.replace(/\s*:\s*$/, ''), rest: '' }
  const name = rest ? nameOf(before) : null
  return name && !isHeadWithPlace(text, rest) ? { name, title: before.trim(), rest } : null
})

const isHeadWithPlace = (text: string, rest: string): boolean =>
  text.includes('\t') && /^\d|^(?:read|write|speak|understand)\b/i.test(rest)

function nameOf(text: string): SectionName | null {
  const bare = text.replace(remark, ' ')
  return text.length > 120 ? null : (nameInOne(bare) ?? nameInTwo(bare) ?? nameInList(text))
}

/** A title of three sections or more counts as the first: "Honors, Awards & Certifications". */
function nameInList(text: string): SectionName | null {
  const parts =
    text.length > 60 || !text.includes(',') ? [] : text.replace(/:$/, '').split(/\s?,\s?(?:and\s|&\s)?|\s(?:&|and|et|und|y|e)\s/i)
  const [first, ...found] = parts.map((part) => nameInOne(part))
  return first && found.length > 1 && found.every((name) => name !== null) ? first : null
}

/** A remark in brackets: "Educational Qualifications (from Matric onwards)". */
const remark = /\((?:from|since|in|starting|beginning|most|latest|reverse|highest|as|if|with|recent)\b[^()]{0,40}\)/i

/** Reads a title that is given in two scripts: "शैक्षणिक योग्यता (Educational Qualification)", "அனுபவம் / Experience". */
function nameInTwo(text: string): SectionName | null {
  if (!/\p{Script=Latin}{2}/u.test(text) || !otherScript.test(text)) return null
  const signs = '/&| \t()'
  return (
    nameInOne(trimmed(text.replace(otherScripts, ' '), signs)) ??
    nameInOne(trimmed(text.replace(/\p{Script=Latin}+/gu, ' '), signs))
  )
}

const otherScript = /(?!\p{Script=Latin})[\p{L}\p{M}]+/u
const otherScripts = new RegExp(otherScript, 'gu')

function nameInOne(text: string): SectionName | null {
  const bare = withoutRemarks(withoutAccents(text))
    .replace(/[^\p{L}\p{M}&/\s-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s-]+|[\s-]+$/g, '')
    .replace(/^my (?=\p{L})/iu, '')
  if (bare.length < 3 || bare.length > 50) return null
  return nameAsWritten(bare) ?? nameOfApart(bare) ?? nameAsWritten(withoutSlips(bare) ?? '')
}

const nameAsWritten = (bare: string): SectionName | null =>
  bare === ''
    ? null
    : (patterns.find(({ pattern }) => pattern.test(bare))?.name ?? nameOfTwo(bare) ?? nameByWords(bare) ?? nameOfTrade(bare))

/** "Android Experience", "HOTEL EXPERIENCE": experience in a trade. In small letters it is a part of a sentence. */
const nameOfTrade = (bare: string): SectionName | null => (ofTrade.test(bare) && !ofOther.test(bare) ? 'experience' : null)
const ofTrade = /^(?:\p{Lu}\p{L}{2,14} ){1,2}(?:Experiences?|EXPERIENCES?)$/u
const ofOther =
  /^(?:no|nil|user|customer|good|rich|vast|wide|years?|months?|having|life|great|excellent|hands|volunteer\p{L}*|leadership|project|academic|extra\p{L}*)\b/iu

const kinds: readonly (readonly [SectionName, RegExp])[] = [
  ['education', /^(?:academics?|education(?:al)?|qualifications?|scholastics?)$/],
  [
    'experience',
    /^(?:organi[sz]ational|experiences?|employment|work(?:ing)?|job|career|carrier|industry|industrial|occupation(?:al)?)$/,
  ],
  ['skills', /^(?:computers?|software|technicals?|it|pc|skills?|proficienc(?:y|ies)|litera?ct?y|litrecy)$/],
]
const around =
  /^(?:details?|of|the|and|professional|previous|present|past|current|currently|scan|history|record|exposure|background|profile|summary|chronicle|performance|particulars|information|progress|attainments?|total|my|in|brief|wise|trivia|knowledge|basic|key|recitals?|forte|snapshots?|annals|purview|contour|dossier|minutiae|credentials|statistics|before|befor|so|far|till|date|now)$/

/** Recognises unlisted titles whose words all belong to one section or are neutral: "Employment Particulars", "Academic Performance". */
function nameByWords(bare: string): SectionName | null {
  const words = bare.toLowerCase().split(/ ?\/ ?| (?:& )?/)
  const others = words.filter((word) => !around.test(word))
  const found = kinds.find(([, pattern]) => others.some((word) => pattern.test(word)))
  // "Computer and job skills" is a title of skills, not of jobs.
  const all = others.some((word) => /^(?:computers?|skills?)$/.test(word)) ? kinds.filter(([name]) => name === 'skills') : kinds
  const isKnown = others.every((word) => all.some(([, pattern]) => pattern.test(word)))
  return found && isKnown && isTitleOf(found[0], words) ? found[0] : null
}

/** A title has two to five words and does not begin like a part of a sentence ("of skills") or a summary ("Summary of Experience"). */
function isTitleOf(name: SectionName, words: readonly string[]): boolean {
  const [first = ''] = words
  const isName =
    !/^(?:in|of|the|and|my)$/.test(first) &&
    !/^(?:in|of|and|as|at|with)$/.test(words.at(-1) ?? '') &&
    (name === 'skills' || !first.startsWith('summar'))
  return isName && words.length > 1 && words.length <= 5
}

/** A title of two sections counts as the first: "Skills and Awards". So does an unknown second part in capitals: "Skills and Knowledge Base". */
function nameOfTwo(bare: string): SectionName | null {
  const parts = bare.split(/ (?:and|&|et|und|y|e|och) | ?\/ ?/i)
  const [one, two] = parts.map((part) => patterns.find(({ pattern }) => pattern.test(part))?.name)
  if (!one || parts.length !== 2) return null
  // Entries below "Training and Experience" are places of work.
  if (one === 'certificates' && two === 'experience') return two
  return two || (isTitled(bare) && !bare.includes('/')) ? one : null
}

const isTitled = (text: string): boolean => {
  const words = text.split(' ').filter((word) => !/^(?:and|&|of|in|the)$/i.test(word))
  return words.length <= 4 && words.every((word) => /^\p{Lu}/u.test(word))
}

const shortestClosed = 12

/** Reads a title with wrong spaces: "E X P E R I E N C E", "E D U CAT I O N", "WORKEXPERIENCE", or "Edu cation", whose first letters have another colour. */
function nameOfApart(bare: string): SectionName | null {
  const words = bare.split(' ')
  if (words.length === 1 && bare.length >= shortestClosed) return patterns.find(({ apart }) => apart.test(bare))?.name ?? null
  const isSpread = words.length >= 4 && words.filter((word) => word.length <= 2).length >= 0.6 * words.length
  if (!isSpread && !/^\p{L}{3} \p{Ll}{2,}$/u.test(bare)) return null
  const closed = words.join('')
  return patterns.find(({ apart }) => apart.test(closed))?.name ?? null
}
