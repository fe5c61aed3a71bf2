import { degree } from '#features/cv-words/degree-pattern.ts'
import { formLabelOf } from '#features/cv-words/form-labels.ts'
import { headingIn } from '#features/cv-words/headings.ts'
import { type Paragraph, partsOfLine } from '#features/cv-words/paragraph.ts'
import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

export const documentName = /^(?:curriculum vitae|curriculum vitæ|resume|résumé|cv|bio-?data|biodata)(?:\s*(?:of|[-–:])\s*)?/i
const documentNameBehind = /(?<=\s\S{1,40})[\s–—-]*(?:featured )?(?:r[eé]sum[eé]|\bcv|\bbio-?data|\bcurriculum vitae)$/i
/** "Mr. Rao", and the point behind a name. */
const courtesy = /^(?:mr|mrs|ms|miss)\.?\s+(?=\p{L})|(?<=\p{L}{3})\.$/giu
const aName = /^[\p{L}\p{M}][\p{L}\p{M}.'’ -]{1,60}$/u

type NamedLine = { readonly name: string; readonly rest: string; readonly paragraph: Paragraph; readonly isLabelled: boolean }

/** The largest line that can be a name; among equals the first. The email address often shows which one is. */
function nameIn(head: readonly Paragraph[], email = ''): NamedLine | null {
  const candidates = head.filter((paragraph) => !isOfOther(paragraph)).flatMap((one) => candidatesIn(one, email))
  const rank = ({ name, isLabelled }: NamedLine): number => (isLabelled ? 2 : isInEmail(name, email) ? 1 : 0)
  const [best] = candidates.toSorted(
    (a, b) => rank(b) - rank(a) || b.paragraph.size - a.paragraph.size || words(b.name) - words(a.name),
  )
  return best ?? null
}

/** The name above the first heading; or, if the address of the person contains another one, that one. */
export function nameOf(head: readonly Paragraph[], all: readonly Paragraph[], email: string): NamedLine | null {
  const best = nameIn(head, email)
  if (best && (best.isLabelled || isInEmail(best.name, email))) return best
  const other = nameIn(all, email)
  if (other && isInEmail(other.name, email)) return other
  return best ?? nameIn(all.slice(0, 6))
}

/** "Father's Name: Ram Prasad" */
const isOfOther = ({ text }: Paragraph): boolean => formLabelOf(text.split(/\s*[:\t]/)[0] ?? '')?.isName === false

function candidatesIn(paragraph: Paragraph, email: string): NamedLine[] {
  if (paragraph.text.length > 300) return []
  const found = candidatesAmong(paragraph, paragraph.text, email)
  // "Asha Menon June 12, 1982", the name in letters of its own.
  return found.length > 0 ? found : candidatesAmong(paragraph, partsOfLine(paragraph), email)
}

function candidatesAmong(paragraph: Paragraph, text: string, email: string): NamedLine[] {
  return text.split(/\t|\s+\|\s+/).flatMap((written, at, parts): NamedLine[] => {
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

/** "Asha Menon BSN, RN", "Asha Menon (Nurse)" */
const withoutTitles = (part: string): string =>
  part.replace(
    /(?<=^\p{Lu}\p{Ll}.{2,50}),?\s(?:\p{Lu}{2,6},\s*)+\p{Lu}{2,6}$|(?<=^\p{Lu}.{3,50}\S)\s?\([\p{L} /&-]{3,40}\)$/u,
    '',
  )

const withoutLabel = (part: string, isLabelled: boolean): string => (isLabelled ? part.replace(/^.*?[:–-]\s*/, '') : part)

/** At least two words of the name are in the address. */
function isInEmail(name: string, email: string): boolean {
  const local = (email.split('@')[0] ?? '').toLowerCase()
  const found = name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word.length > 2 && local.includes(word))
  return found.length > 1
}

/** "Personal Information Asha Menon" */
function withoutHeading(name: string): string {
  const words = name.split(' ')
  const length = words.length > 3 && headingIn(words.slice(0, 2).join(' ')) ? 2 : 0
  return words.slice(length).join(' ')
}

/** Of two texts in the same line, the one of several words. */
const words = (name: string): number => (/\s/.test(name) ? 1 : 0)

const isOfPage = (name: string): boolean => /^(?:signature|(?:photo|top of form|page)\b.*)$/i.test(name)

const isNoName = (name: string): boolean => isOfPage(name) || degree.exec(name)?.[2] === ''

/** Some people are called Cook or Mason, as their address shows. */
function isName(name: string, isLabelled: boolean, email: string): boolean {
  if (!aName.test(name) || isNoName(name) || name.split(/\s+/).length > (isLabelled ? 8 : 5)) return false
  return (
    isLabelled ||
    ((scoreOf(name) === 0 || isInEmail(name, email)) && !isPlace(name) && headingIn(name) === null && formLabelOf(name) === null)
  )
}

/** A name in the largest letters may be beside the first column, and its words one below the other. */
export function nameFirst(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const largest = Math.max(...paragraphs.map(({ size }) => size))
  const [only, second, ...more] = paragraphs.filter(({ size }) => size > largest - 0.5)
  if (!only || more.length > 0 || nameIn([only]) === null) return paragraphs
  const others = paragraphs.filter((paragraph) => paragraph !== only && paragraph !== second)
  if (!second) return [only, ...others]
  return isRestOfName(only, second, paragraphs) ? [{ ...only, text: `${only.text} ${second.text}` }, ...others] : paragraphs
}

function isRestOfName(one: Paragraph, two: Paragraph, all: readonly Paragraph[]): boolean {
  const isBelow = all.indexOf(two) === all.indexOf(one) + 1 && one.look !== undefined && one.look === two.look
  return isBelow && nameIn([two]) !== null && [one, two].every(({ text }) => text.split(' ').length <= 2 && !text.includes('\t'))
}

/** "A S H A   M E N O N" */
function spaced(name: string): string {
  const letters = name.split(' ')
  const isApart = letters.length >= 5 && letters.filter((one) => one.length <= 2).length > 0.8 * letters.length
  return isApart || /^(?:\p{L}\s){3,}\p{L}$/u.test(name) ? name.replaceAll(' ', '') : name
}

const isWithRole = (name: string): boolean => name.split(' ').length > 2 && (isRoleAtEnd(name) || withDegree.test(name))

/** "Asha Menon M.Sc." */
const withDegree = /\s(?:B|M|Ph)\.\s?\p{L}{1,4}\.?$/u

/** A name has two words or more, and the largest letters. */
export function nameSure(name: string, line: NamedLine | null, head: readonly Paragraph[]): number {
  // "Asha Menon Front-End Developer" may be in the letters of the name.
  // Words of two lines may have run into each other.
  if (
    !line ||
    !/\s/.test(name) ||
    /\p{L}{17}/u.test(name) ||
    (!line.isLabelled && isWithRole(name)) ||
    headingIn(name.split(' ').slice(0, 2).join(' '))
  )
    return 0.4
  // Names stand at the top.
  if (!line.isLabelled && head.indexOf(line.paragraph) > 8) return 0.4
  const largest = Math.max(...head.map(({ size }) => size))
  return line.paragraph.size >= largest - 0.5 ? 0.9 : 0.55
}

/** Letters set apart have lost the space between the names, which the address of the person may show. */
export function withSpaces(name: string, email: string): string {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/)
  if (name.includes(' ') || parts.length < 2 || parts.join('').toLowerCase() !== name.toLowerCase()) return name
  return parts.map((part, at) => name.slice(parts.slice(0, at).join('').length).slice(0, part.length)).join(' ')
}
