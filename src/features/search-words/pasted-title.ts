/** What a title has that was copied from an advertisement, beside the words that say what the work is. */
import advertising from './words/advertising.json' with { type: 'json' }

const entities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['nbsp', ' '],
])

/** Texts are copied from pages with "&amp;" in them; other entities are signs that no search needs. */
const entity = /&(?:#x?[\da-f]{1,6}|amp|quot|apos|lt|gt|nbsp|[lr][sd]quo|[nm]dash|hellip|bull|middot)(?:;|(?=\W|$))/giu

const withoutEntities = (text: string): string =>
  text.replace(entity, (found) => entities.get(found.replace(/[&;]/g, '').toLowerCase()) ?? ' ')

/** Bold words of a page. "<5 lakh" is none. */
export const withoutTags = (text: string): string =>
  /<[a-z/]/i.test(text) ? text.replace(/<\/?[a-z][^<>]{0,100}>/giu, ' ').trim() : text

const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word)
const capitalsIn = (text: string): number => text.split(/[\s-]+/).filter(isCapital).length

/**
 * A minus excludes the word behind it, but not in a title. Searches are typed in small letters and titles are written in capitals: "engineer -java"
 * excludes, and "Engineer -Java" and "Java Developer -pune" do not.
 */
function withDashes(typed: string): string {
  const isTitle = capitalsIn(typed) > 1
  return typed.replace(/(^|\s|[)\]])-(?=([\p{L}\p{N}]))/gu, (minus, before: string, letter: string) =>
    isTitle || /[\p{Lu}\p{N}]/u.test(letter) ? `${before.replace(/[)\]]/, '$& ')}- ` : minus,
  )
}

/** Who does the work is followed by a dash, and not by a hyphen: "Manager-Payments", but "Engineer-in-Charge". */
const joinedRank =
  /(?<![\p{L}-])(manager|executive|engineer|officer|developer|analyst|consultant|specialist|designer|architect|trainer|supervisor|technician|assistant|coordinator|associate|trainee|lead|head)-(?!in-|cum\b)(?=\p{L})/giu

const withRankApart = (typed: string): string => (capitalsIn(typed) > 1 ? typed.replace(joinedRank, '$1 - ') : typed)

/**
 * "Or" asks for either in a search and lists ranks in a title: "Java Developer or Architect" is no search for every architect. A title has capitals, and
 * more than one word on a side.
 */
function withoutChoice(typed: string): string {
  const sides = typed.trim().split(/\s+or\s+/iu)
  const isTitle = sides.length > 1 && capitalsIn(typed.replace(/\bor\b/giu, '')) > 1 && sides.some((side) => side.includes(' '))
  return isTitle && !typed.includes('"') ? sides.join(' / ') : typed
}

/** Among so many words in capitals, what stands in quotes is a name in an advertisement: `Openings For "Informatica Developer" Position`. */
const capitalsOfTitle = 3
const withoutQuotes = (typed: string): string =>
  capitalsIn(typed.replace(/"[^"]*"/g, ' ')) >= capitalsOfTitle ? typed.replaceAll('"', ' ') : typed

/** The same words with the signs that were meant. */
export const readSigns = (typed: string): string =>
  withRankApart(withDashes(withoutChoice(withoutQuotes(withoutEntities(withoutTags(typed))))))

const { adjectives, nouns, before, links } = advertising
const anyOf = (words: readonly string[]): string =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(' ', String.raw`\s+`))
    .join('|')

/**
 * Any number of these words. Each is captured ahead of being read, so that there is one way to read them: as "job" and "apply" are in two lists,
 * a line of them could otherwise be read in so many ways that the server stands still.
 */
const listOf = (words: readonly string[], name: string): string =>
  String.raw`(?:(?=(?<${name}>(?:${anyOf(words)})\s+))\k<${name}>)*`

const begins = new RegExp(
  String.raw`^\W*${listOf(before, 'before')}${listOf([...adjectives, ...nouns], 'words')}(?:${anyOf(nouns)})\s*(?:(?:${anyOf(links)})(?![\p{L}\p{N}])|[-–:|!@]+)[\s|:–-]*(?:(?:a|an|the)\s+)?`,
  'iu',
)

/** "In banking sector", "for a leading furniture company": whose advertisement it is. */
const employer =
  /\s+(?:in|for|with|at)\s+(?:an?\s+|the\s+|one\s+of\s+)?(?:[\p{L}&]+\s+){1,4}?(?:sector|industry|domain|company|companies|organi[sz]ation|mnc|firm|co)(?![\p{L}])\.?/iu

const withoutEmployer = (typed: string): string => (capitalsIn(typed) > 1 ? typed.replace(employer, '') : typed)

/** "WNS is hiring for", "CA firm requires": who advertises. */
const advertiser =
  /^(?:[\p{L}\p{N}&.']+\s+){1,4}(?:(?:is|are)\s+(?:\p{L}+ly\s+|now\s+)?(?:hiring|recruiting|looking|seeking|requiring)|(?<=(?:firm|company|hospital|school|bank|mnc|startup)\s+)(?:is\s+)?(?:hiring|requires?|needs?|seeks?))\s+(?:for\s+)?(?:an?\s+)?/iu

/** "Urgent opening for", "we are looking for": what begins an advertisement and says nothing about the work. All of a text is never that. */
export function withoutAdvertising(typed: string): string {
  const rest = withoutEmployer(typed.replace(begins, '').replace(advertiser, ''))
  return /\p{L}{2}/u.test(rest) ? rest : typed
}
