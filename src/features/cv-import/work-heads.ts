import { trimmed } from './paragraph.ts'
import { isPlace, scoreOf, splitPlace } from './words.ts'

export type NamesAndPlaces = { readonly names: readonly string[]; readonly places: readonly string[] }

const label =
  /^(?:company|organi[sz]ation|employer|designation|position|post(?: held)?|role|job title|title|duration|period|location|dates?|client)\s*(?:name)?\s*[:–-]\s*/i
const kindOfWork =
  /^\(?(?:full|part)[- ]?time\)?$|^\(?(?:permanent|contract(?:ual)?|temporary|freelance|internship|self[- ]employed)\)?$|^https?:\/\/\S+$/i

/** What the lines at the head of a job name: the employer and the position in either order, and places. */
export function namesIn(heads: readonly string[]): NamesAndPlaces {
  const parts = heads
    .flatMap((head) => head.split(/\t|\s*\|\s*|\s*•\s*|\s+·\s+|\s+[–—]\s+(?=[^–—]+$)/))
    .map((part) =>
      part
        .replace(/^\(?\d{1,2}[.)](?:\s+|$)/, '')
        .replace(label, '')
        .replace(/^(?:at|with)\s+(?=\p{Lu})/u, ''),
    )
    .map((part) => trimmed(part, ' \t,;·–—-').replace(/(?<=\p{L}{4})\.$/u, ''))
    .filter((part) => part !== '')
  const others = parts.filter((part) => !kindOfWork.test(part))
  const some = others.some((part) => !isPlace(part)) ? others : parts
  const read = some.map((part) => (isPlace(part) ? { name: '', place: part } : splitPlace(part)))
  const places = read.map(({ place }) => place).filter(Boolean)
  const names = read.map(({ name }) => name).filter(Boolean)
  return { names: names.length === 1 ? twoIn(names[0] ?? '') : names, places }
}

/** "Clerk at Rao & Sons", "Clerk – Rao & Sons", "Clerk, Rao & Sons", "Clerk (Rao & Sons)". */
function twoIn(part: string): string[] {
  const [, before, behind] = /^(.+?)\s+(?:at|@|with|[–—-])\s+(.+)$/i.exec(part) ?? []
  return before && behind ? [before, behind] : (inBrackets(part) ?? atComma(part))
}

function inBrackets(part: string): string[] | null {
  const [, name = '', other = ''] = /^(.+?)\s*\(([^()]{3,})\)$/.exec(part) ?? []
  return name && scoreOf(name) > 0 && !isPlace(other) ? [name, other] : null
}

function atComma(part: string): string[] {
  const comma = part.indexOf(', ')
  const [first, second] = [part.slice(0, comma), part.slice(comma + 2)]
  return comma > 0 && !isPlace(second) && scoreOf(first) !== scoreOf(second) ? [first, second] : [part]
}
