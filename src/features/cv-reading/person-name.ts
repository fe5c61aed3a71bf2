import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { courtesy, documentName, documentNameBehind, isNoName, withoutTitles } from './beside-names.ts'
import { isForeignTo, isInEmail } from './name-in-address.ts'
import { labelledValue } from '#features/cv-words/labelled-values.ts'
import { withWholeName } from './name-in-two-lines.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

const aName = /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]{1,60}$/u

type NamedLine = { readonly name: string; readonly rest: string; readonly paragraph: Paragraph; readonly isLabelled: boolean }

/** The most likely name: a labelled one, then one that matches the email address, then the one in the largest font; the first among equals. */
function nameIn(head: readonly Paragraph[], email = ''): NamedLine | null {
  const candidates = head.filter((paragraph) => !isOfOther(paragraph)).flatMap((one) => candidatesIn(one, email))
  const rank = ({ name, isLabelled }: NamedLine): number => (isLabelled ? 2 : isInEmail(name, email) ? 1 : 0)
  const [best] = candidates.toSorted(
    (a, b) => rank(b) - rank(a) || b.paragraph.size - a.paragraph.size || words(b.name) - words(a.name),
  )
  return best ?? null
}

/** The name above the first heading, or a name anywhere in the file if that one matches the email address better. */
export function nameOf(head: readonly Paragraph[], all: readonly Paragraph[], email: string): NamedLine | null {
  const best = nameIn(head, email)
  if (best && (best.isLabelled || isInEmail(best.name, email))) return best
  const other = nameIn(all, email)
  if (other && isInEmail(other.name, email)) return other
  return best ?? nameBelowTitle(all) ?? nameIn(all.slice(0, 6))
}

/** The line below "CURRICULUM VITAE", which may stand beside the first column. */
function nameBelowTitle(all: readonly Paragraph[]): NamedLine | null {
  const at = all.findIndex(({ text }) => text.length <= 40 && text.replace(documentName, '').trim() === '')
  return at < 0 ? null : nameIn(all.slice(at + 1, at + 2))
}

/** Whether the line names another person or a part of a job: "Father's Name: Ram Prasad", "Designation: Clerk". */
const isOfOther = ({ text }: Paragraph): boolean =>
  formLabelOf(text.split(/\s*[:\t]/)[0] ?? '')?.isName === false || labelledValue(text)?.isClear === true

function candidatesIn(paragraph: Paragraph, email: string): NamedLine[] {
  if (paragraph.text.length > 300) return []
  const own = nameBeforeRole(paragraph, email)
  if (own) return [own]
  const found = candidatesAmong(paragraph, paragraph.text, email)
  // Other text in another style may follow the name: "Asha Menon June 12, 1982".
  return found.length > 0 ? found : candidatesAmong(paragraph, partsOfLine(paragraph), email)
}

/** A name in letters of its own, with the position behind it in the same line: "**Asha Menon** HR Manager". */
function nameBeforeRole(paragraph: Paragraph, email: string): NamedLine | null {
  const name = paragraph.lead?.trim() ?? ''
  const rest = paragraph.text.slice(paragraph.lead?.length ?? 0).trim()
  const isOne = name !== '' && isInEmail(name, email) && isName(name, false, email) && isRoleAtEnd(rest.split(/\s*[|,]/)[0] ?? '')
  return isOne ? { name, rest, paragraph, isLabelled: false } : null
}

function candidatesAmong(paragraph: Paragraph, text: string, email: string): NamedLine[] {
  return text
    .replace(gapInName, '  ')
    .split(/\t|\s+\|\s+/)
    .flatMap((written, at, parts): NamedLine[] => {
      const part = written.replace(/^\[|\]$/g, '')
      const isLabelled = formLabelOf(part.split(/\s*[:–-]\s*/)[0] ?? '')?.isName === true && /[:–-]\s*\S/.test(part)
      const name = withoutHeading(
        spaced(withoutTitles(withoutLabel(part, isLabelled)).replace(documentName, '').trim())
          .replace(documentNameBehind, '')
          .replace(courtesy, ''),
      )
      const rest = parts.filter((_, other) => other !== at).join('\t')
      return isName(name, isLabelled, email) ? [{ name, rest, paragraph, isLabelled }] : []
    })
}

const withoutLabel = (part: string, isLabelled: boolean): string => (isLabelled ? part.replace(/^.*?[:–-]\s*/, '') : part)

/** Removes a heading before the name: "Personal Information Asha Menon". */
function withoutHeading(name: string): string {
  const words = name.split(' ')
  const length = words.length > 3 && headingIn(words.slice(0, 2).join(' ')) ? 2 : 0
  return words.slice(length).join(' ')
}

/** Of two texts in the same line, the one of several words is preferred. */
const words = (name: string): number => (/\s/.test(name) ? 1 : 0)

/** Some people are called Cook or Mason: a word of a position is accepted if the email address contains the name. */
function isName(name: string, isLabelled: boolean, email: string): boolean {
  if (!aName.test(name) || isNoName(name) || name.split(/\s+/).length > (isLabelled ? 8 : 5)) return false
  return (
    isLabelled ||
    ((scoreOf(name) === 0 || isInEmail(name, email)) && !isPlace(name) && headingIn(name) === null && formLabelOf(name) === null)
  )
}

/** Moves the text in the largest font to the top: it may be a name beside the first column. Joins a name that is set in two lines. */
export function nameFirst(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const lines = withWholeName(paragraphs, (line) => nameIn([line]) !== null)
  const largest = Math.max(...lines.map(({ size }) => size))
  const [only, ...more] = lines.filter(({ size }) => size > largest - 0.5)
  if (!only || more.length > 0 || nameIn([only]) === null) return lines
  return [only, ...lines.filter((paragraph) => paragraph !== only)]
}

/** A gap between two words whose letters are set apart: "A S H A⇥M E N O N". */
const gapInName = /(?<=(?:^|\s)\p{Lu} \p{Lu})\t(?=\p{Lu} \p{Lu}(?:\s|$))/gu

/** Closes letters that are set apart: "A S H A   M E N O N". The wider gaps stand between the words. */
function spaced(name: string): string {
  const letters = name.split(/\s+/)
  const isApart = letters.length >= 5 && letters.filter((one) => one.length <= 2).length > 0.8 * letters.length
  return isApart || /^(?:\p{L}\s+){3,}\p{L}$/u.test(name)
    ? name
        .split(/\s{2,}/)
        .map((word) => word.replaceAll(' ', ''))
        .join(' ')
    : name
}

const isWithRole = (name: string): boolean => name.split(' ').length > 2 && (isRoleAtEnd(name) || withDegree.test(name))

/** A degree after a name: "Asha Menon M.Sc." */
const withDegree = /\s(?:B|M|Ph)\.\s?\p{L}{1,4}\.?$/u

/** Whether the text is one word, has a heading, a label or the end of a line in it, or a word so long that it may be two of different lines. */
const isOddName = (name: string): boolean =>
  !(/\s/.test(name) || withInitial.test(name)) ||
  /\p{L}{17}|\s\p{Ll}$|\b(?:ADDRESS|Address|CONTACT|Contact|NAME|Name|OBJECTIVE|Objective|MOBILE|Mobile)\b/u.test(name) ||
  headingIn(name.split(' ').slice(0, 2).join(' ')) !== null

/** "K.Asha", "MENON.K" */
const withInitial = /^(?:\p{Lu}\.){1,3}\p{L}{3,16}$|^\p{L}{3,16}(?:\.\p{Lu}){1,3}\.?$/u

/** The confidence of the name: high with two words or more in the largest font near the top, and in the email address. */
export function nameSure(name: string, line: NamedLine | null, head: readonly Paragraph[], email: string): number {
  if (!line || isOddName(name) || isOfTwo(name)) return 0.4
  // The position may be in the style of the name: "Asha Menon Front-End Developer". A name below the ninth line of the header is unlikely.
  if (!line.isLabelled && (isWithRole(name) || head.indexOf(line.paragraph) > 8)) return 0.4
  if (!line.isLabelled && isForeignTo(email, name)) return 0.55
  const largest = Math.max(...head.filter(({ text }) => !documentName.test(text)).map(({ size }) => size))
  return line.paragraph.size >= largest - 0.5 ? 0.9 : 0.55
}

/** A word that comes twice is the family name of two persons: "Asha Menon Ravi Menon". */
const isOfTwo = (name: string): boolean => {
  const parts = name.toLowerCase().split(/\s+/)
  return parts.length > 2 && parts.some((part, at) => part.length > 2 && parts.indexOf(part) !== at)
}
