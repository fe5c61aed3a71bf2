import { isOnlyTime } from './period.ts'
import { type Paragraph, plain } from './paragraph.ts'
import type { LeftoverText } from './proposal.ts'

const longest = 80

type ReadItem = { readonly item: string; readonly sure: number; readonly from: readonly Paragraph[] }
export type ReadItems = { readonly items: readonly ReadItem[]; readonly left: readonly LeftoverText[] }

const level =
  /^(?:[\s○●◯◉☆★•·▪■□⬤✦✩\d./%+-]*|(?:(?:full |limited |general )?(?:professional|working|native|bilingual|elementary|conversational|business|upper|lower|pre-?)[\s-]*(?:and |or |\/)?)*(?:native|bilingual|fluent|fluency|proficien(?:t|cy)|intermediate|advanced|beginner|basic|basics|elementary|conversational|expert|master|novice|professional|working|mother tongue|first language|second language|good|excellent|very good|fair|moderate|skill level|comment|level|read(?:ing)?|writ(?:e|ing)|speak(?:ing)?|yes|no|[abc][12])(?:[\s-]+(?:speaker|level|proficiency|language|knowledge|user|working))*|\d+\+?\s*(?:yrs?|years?|months?)(?: of experience)?|language)$/iu
const label = /^[^:,;\t]{2,40}:(?:\s+|$)/
const onlyLabel = /:$/

/** "Tools: Java, SQL" are two skills; a level, a number, or a text as long as a sentence is none. */
export function skillsIn(paragraphs: readonly Paragraph[]): ReadItems {
  const found = paragraphs.flatMap((from) => parted(withoutLabel(from)).map((text) => ({ text: tidied(text), from })))
  const whole = found.filter(({ text }) => text !== '' && !level.test(text) && !onlyLabel.test(text) && !isOnlyTime(text))
  const kept = whole.filter(({ text }) => text.length <= longest)
  return {
    items: unique(
      kept.map(({ text, from }): ReadItem => ({ item: text, sure: isTitle(from, kept) ? 0.5 : skillSure(text), from: [from] })),
    ),
    left: whole.filter(({ text }) => text.length > longest).map(({ text }) => ({ title: 'Skills', text })),
  }
}

type FoundText = { readonly text: string; readonly from: Paragraph }

/** The name of a group of skills stands alone, in letters that fewer of them have. */
function isTitle({ look, text, isBullet }: Paragraph, all: readonly FoundText[]): boolean {
  const alike = all.filter(({ from }) => from.look === look).length
  return look !== undefined && !isBullet && !/[,;|•·●\t]/.test(text) && alike < all.length && alike <= 0.5 * all.length
}

/** A name for the items beside it, in other letters or in a cell of its own. */
function withoutLabel(paragraph: Paragraph): string {
  const { text } = paragraph
  const bare = text.replace(label, '')
  return bare === text ? (besideCell(text) ?? besideDash(text) ?? besideLead(paragraph) ?? text) : bare
}

function besideCell(text: string): string | null {
  const [cell = '', other, ...more] = text.split('\t')
  return more.length === 0 && !cell.includes(',') && other?.includes(',') ? other : null
}

const besideDash = (text: string): string | null => /^[^,;\t]{2,30}\s+[–—-]\s+(.+,.+)$/.exec(text)?.[1] ?? null

function besideLead({ text, lead }: Paragraph): string | null {
  if (!lead || !text.startsWith(lead) || /[,;|•]/.test(lead)) return null
  const rest = text.slice(lead.length).trim()
  return /^[^,;]+,/.test(rest) ? rest : null
}

const tidied = (text: string): string =>
  text
    .trim()
    .replace(/^(?:and|&)\s+/i, '')
    .replace(/[\s○●◯◉☆★⬤]+$/u, '')
    .replace(/\s*[(–-]\s*(?:\d\s*\/\s*\d+|\d{1,3}\s*%)\)?$/, '')
    .replace(/\.$/, '')

/** A skill is a word or a few. */
function skillSure(text: string): number {
  if (/[@:]|https?|\b(?:19|20)\d{2}\b|\.\s/.test(text) || text.length > 45 || text.split(' ').length > 5) return 0.3
  return text.split(' ').length > 3 ? 0.65 : 0.9
}

const languageNames =
  'hindi|english|marathi|tamil|telugu|kannada|malayalam|gujarati|bengali|bangla|punjabi|urdu|odia|oriya|assamese|sanskrit|konkani|nepali|maithili|bhojpuri|awadhi|sindhi|kashmiri|manipuri|tulu|dogri|santali|bodo|rajasthani|haryanvi|marwari|kutchi|' +
  'spanish|french|german|italian|portuguese|dutch|swedish|norwegian|danish|finnish|icelandic|polish|czech|slovak|hungarian|romanian|bulgarian|greek|turkish|russian|ukrainian|serbian|croatian|slovenian|lithuanian|latvian|estonian|' +
  'arabic|hebrew|persian|farsi|pashto|dari|kurdish|mandarin|cantonese|chinese|japanese|korean|vietnamese|thai|indonesian|malay|bahasa(?: indonesia| melayu)?|tagalog|filipino|burmese|khmer|lao|sinhala|sinhalese|' +
  'swahili|amharic|hausa|igbo|yoruba|zulu|afrikaans|somali|latin|esperanto|irish|welsh|catalan|basque|galician|deutsch|français|español|' +
  'हिन्दी|हिंदी|अंग्रेज़ी|अंग्रेजी|मराठी|संस्कृत|उर्दू|भोजपुरी|गुजराती|पंजाबी|बंगाली|தமிழ்|తెలుగు|ಕನ್ನಡ|മലയാളം|বাংলা|ગુજરાતી|ਪੰਜਾਬੀ|ଓଡ଼ିଆ'
const aLanguage = new RegExp(`^(?:${languageNames})(?![\\p{L}\\p{M}])`, 'iu')

const isSpokenLanguage = (text: string): boolean => aLanguage.test(text.trim())

/** The languages of a list; what stands beside one says how well it is spoken, or nothing. */
export function languagesIn(paragraphs: readonly Paragraph[]): ReadItems {
  const items = paragraphs.flatMap((from) => {
    const parts = languageParts(from)
    const known = parts.filter(isSpokenLanguage)
    // Beside a known language, the rest of the line is about it; a line without one may name one that nobody listed.
    const some = known.length > 0 ? parts.filter((text) => known.includes(text) || isOfOtherScript(text)) : parts.slice(0, 1)
    return some.map((text): ReadItem => ({ item: named(text), sure: known.includes(text) ? 0.95 : 0.4, from: [from] }))
  })
  const hasKnown = items.some(({ sure }) => sure > 0.5)
  const kept = items.filter((one) => (!hasKnown || isOneName(one)) && one.item.length <= longest)
  const read = new Set(kept.flatMap(({ from }) => from))
  const unread = paragraphs.filter((one) => !read.has(one) && languageParts(one).length > 0)
  return { items: unique(kept), left: unread.map((one) => ({ title: 'Languages', text: plain(one) })) }
}

const isOneName = ({ sure, item }: ReadItem): boolean => sure > 0.5 || item.split(' ').length === 1 || isOfOtherScript(item)

const languageParts = ({ text }: Paragraph): string[] =>
  parted(text.replace(/^languages?(?: known| spoken)?\s*:\s*/i, ''), true)
    .map(tidied)
    .map(closedSigns)
    .filter((one) => one !== '' && !level.test(one) && !isOnlyTime(one))

/** Some PDFs set a space inside a word of an Indian script. */
function closedSigns(text: string): string {
  const closed = text.replaceAll(' ', '')
  return isSpokenLanguage(closed) && isOfOtherScript(closed) ? closed : text
}

/** A language may be named in its own script, perhaps with letters that the file has lost. */
const isOfOtherScript = (text: string): boolean => /^[\p{L}\p{M}\s]+$/u.test(text) && !/\p{Script=Latin}/u.test(text)

const named = (text: string): string => text.replace(/\s*:\s*(.+)$/, ' ($1)').replace(/\s+[–—-]\s+(.+)$/, ' ($1)')

function unique(items: readonly ReadItem[]): ReadItem[] {
  return [...new Map(items.map((one) => [one.item, one])).values()]
}

/** At commas and the like, but not inside brackets. */
function parted(text: string, alsoSlash = false): string[] {
  const cut = alsoSlash ? /\s*[,;|•·●\t]\s*(?![^()]*\))|\s+\/\s+/u : /\s*[,;|•·●\t]\s*(?![^()]*\))/u
  return text.split(cut)
}

const languageLabel = /^(?:spoken |human |foreign )?languages?(?: known| spoken)?(?:\s*[:–-]\s*|\t|\s+)/i

function isSpoken({ text }: Paragraph): boolean {
  const parts = parted(text.replace(languageLabel, '')).filter(Boolean)
  return languageLabel.test(text) && parts.length > 0 && parts.filter(isSpokenLanguage).length > 0.5 * parts.length
}

/** Lines of a list of skills that name spoken languages. "Languages: Python, C++" names none. */
export function spokenAmong(paragraphs: readonly Paragraph[]): {
  readonly spoken: readonly Paragraph[]
  readonly rest: readonly Paragraph[]
} {
  const spoken = paragraphs.filter(isSpoken).map((one) => ({ ...one, text: one.text.replace(languageLabel, '') }))
  return { spoken, rest: paragraphs.filter((one) => !isSpoken(one)) }
}
