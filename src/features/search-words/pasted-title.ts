/** Cleans titles that were copied from advertisements, so that only the words about the work remain. */
import { withSchoolClasses } from './school-classes.ts'
import advertising from './words/advertising.json' with { type: 'json' }

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['nbsp', ' '],
])

/** HTML entities in copied text. "&amp;" and "&nbsp;" are decoded; the others are characters that no search needs. */
const entity = /&(?:#x?[\da-f]{1,6}|amp|quot|apos|lt|gt|nbsp|[lr][sd]quo|[nm]dash|hellip|bull|middot)(?:;|(?=\W|$))/giu

const withoutEntities = (text: string): string =>
  text.replace(entity, (found) => entities.get(found.replace(/[&;]/g, '').toLowerCase()) ?? ' ')

/** Removes HTML tags, such as those of bold words. "<5 lakh" is no tag. */
export const withoutTags = (text: string): string =>
  /<[a-z/]/i.test(text) ? text.replace(/<\/?[a-z][^<>]{0,100}>/giu, ' ').trim() : text

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
const capitalsIn = (text: string): number => text.split(/[\s-]+/).filter(isCapital).length

/**
 * Turns a minus in a title into a dash. Typed searches are in lower case and titles have capitals: "engineer -java" excludes a word, but "Engineer
 * -Java" and "Java Developer -pune" do not.
 */
function withDashes(typed: string): string {
  const isTitle = capitalsIn(typed) > 1
  return typed.replace(/(^|\s|[)\]])-(?=([\p{L}\p{N}]))/gu, (minus, before: string, letter: string) =>
    isTitle || /[\p{Lu}\p{N}]/u.test(letter) ? `${before.replace(/[)\]]/, '$& ')}- ` : minus,
  )
}

/** A hyphen after a word for a person acts as a dash: "Manager-Payments", but not "Engineer-in-Charge". */
const joinedRank =
  /(?<![\p{L}-])(manager|executive|engineer|officer|developer|analyst|consultant|specialist|designer|architect|trainer|supervisor|technician|assistant|coordinator|associate|trainee|lead|head)-(?!in-|cum\b)(?=\p{L})/giu

const ranks: ReadonlyMap<string, string> = new Map([
  ['AM', 'Assistant Manager'],
  ['AGM', 'Assistant General Manager'],
  ['DGM', 'Deputy General Manager'],
  ['GM', 'General Manager'],
])

/** A rank in short at the start of a title, or behind a slash: "AM-Travel", "Sr. Executive / AM - Commercial". Elsewhere it may be the time of day. */
const shortRank = /(?<=^\s*|[/|,(]\s*|\b(?:for|of)\s+)(?:AM|A?GM|DGM)(?=\s*[-–/(]\s*\p{Lu}|\s+\p{Lu}\p{Ll})/gu

const withRankSpelledOut = (typed: string): string => typed.replace(shortRank, (short) => ranks.get(short) ?? short)

const withRankApart = (typed: string): string => (capitalsIn(typed) > 1 ? typed.replace(joinedRank, '$1 - ') : typed)

/** The end of a list of degrees names no other: "B.Com or equivalent". */
const orEquivalent =
  /[\s,/]+(?:or|and)\s+(?:equivalent|similar|related)(?:\s+(?:degree|qualification|field)s?)?(?=\s*(?:$|[,;)]))/iu

/**
 * "Or" is an operator in a search but lists ranks in a title: "Java Developer or Architect" must not find every architect. A text is a title if it
 * has capitals and more than one word on a side.
 */
function withoutChoice(given: string): string {
  const typed = given.replace(orEquivalent, '')
  const sides = typed.trim().split(/\s+or\s+/iu)
  const isTitle = sides.length > 1 && capitalsIn(typed.replace(/\bor\b/giu, '')) > 1 && sides.some((side) => side.includes(' '))
  return isTitle && !typed.includes('"') ? sides.join(' / ') : typed
}

/**
 * If a text has this many capitalised words, quotes mark a name in an advertisement and no exact phrase: `Openings For "Informatica Developer"
 * Position`.
 */
const capitalsOfTitle = 3
const withoutQuotes = (typed: string): string => {
  if (isQuotedTitle(typed)) return typed.replaceAll('"', '').trim()
  return capitalsIn(typed.replace(/"[^"]*"/g, ' ')) >= capitalsOfTitle ? typed.replaceAll('"', ' ') : typed
}

/** A title in quotes was copied with them if it is long, or all of it is in capitals. */
const isQuotedTitle = (typed: string): boolean =>
  /^\s*"(?:[^"\s]+\s+)+[^"\s]+"\s*$/.test(typed) &&
  (/^[^\p{Ll}]+$/u.test(typed) || (/(?:\s\S+){3}/.test(typed.trim()) && capitalsIn(typed.replace('"', '')) > 1))

/** Digits of Indian scripts as Latin ones: "२५०००". In each of their blocks, the code of zero ends in 6. */
const withLatinDigits = (typed: string): string =>
  typed.replace(/[\u0900-\u0D7F]/g, (sign) => (/\p{Nd}/u.test(sign) ? String((sign.charCodeAt(0) & 15) - 6) : sign))

/** A class at school: "12 pass", "10वीं", "12vi". */
const classAtSchool =
  /(?<![\d.])(5|8|9|10|12)(?:(?= (?:pass|fail|पास|फेल)(?![\p{L}\p{M}]))| ?(?:वीं|वी|vi|vin|vee)(?![\p{L}\p{M}]))/giu

/** A bracket without a space before it: "Executive(Sales)". In "Engineer(s)" it is a part of the word. */
const joinedBracket = /(?<=[\p{L}\p{N}])\((?=\p{L}{2})/gu

/** Replaces characters that would be search operators by those that the author of the title meant. */
export const readSigns = (typed: string): string =>
  withRankApart(
    withDashes(
      withRankSpelledOut(withoutChoice(withoutQuotes(withoutEntities(withoutTags(withSchoolClasses(withLatinDigits(typed))))))),
    ),
  )
    .replace(classAtSchool, '$1th')
    .replace(joinedBracket, ' (')

const { adjectives, nouns, before, links } = advertising
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s+`))
    .join('|')

/**
 * A pattern for any number of these words. Each word is captured in a lookahead first, so there is only one way to match it. "job" and "apply" are in
 * two lists; without this, backtracking over a long line of them would take exponential time.
 */
const listOf = (words: readonly string[], name: string): string =>
  String.raw`(?:(?=(?<${name}>(?:${anyOf(words)})\s+))\k<${name}>)*`

const begins = new RegExp(
  String.raw`^\W*${listOf(before, 'before')}${listOf([...adjectives, ...nouns], 'words')}(?:${anyOf(nouns)})\s*(?:(?:${anyOf(links)})(?![\p{L}\p{N}])|[-–:|!@]+)[\s|:–-]*(?:(?:a|an|the)\s+)?`,
  'iu',
)

/** The employer of an advertisement: "in banking sector", "for a leading furniture company". */
const employer =
  /\s+(?:in|for|with|at)\s+(?:an?\s+|the\s+|one\s+of\s+)?(?!(?:us|usa|uk|canada|dubai|gulf)(?![\p{L}]))(?:[\p{L}&]+\s+){1,4}?(?:sector|industry|domain|company|companies|organi[sz]ation|mnc|firm|co)(?![\p{L}])\.?/iu

const withoutEmployer = (typed: string): string => (capitalsIn(typed) > 1 ? typed.replace(employer, '') : typed)

/** The advertiser at the start of a text: "WNS is hiring for", "CA firm requires". */
const advertiser =
  /^(?:[\p{L}\p{N}&.']+\s+){1,4}(?:(?:is|are)\s+(?:\p{L}+ly\s+|now\s+)?(?:hiring|recruiting|looking|seeking|requiring)|(?<=(?:firm|company|hospital|school|bank|mnc|startup)\s+)(?:is\s+)?(?:hiring|requires?|needs?|seeks?))\s+(?:for\s+)?(?:an?\s+)?/iu

/** Removes the opening of an advertisement: "Urgent opening for", "we are looking for". If nothing would remain, the text is returned unchanged. */
export function withoutAdvertising(typed: string): string {
  const rest = withoutEmployer(typed.replace(begins, '').replace(advertiser, ''))
  return /\p{L}{2}/u.test(rest) ? rest : typed
}
