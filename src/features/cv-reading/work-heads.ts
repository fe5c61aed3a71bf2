import { townAtRight } from './head-lines.ts'
import { withoutStreets } from '#features/cv-words/lines-below-names.ts'
import { atComma, besideAs, isRoleInPart, twoIn } from '#features/cv-jobs/names-in-one.ts'
import { trimmed } from '#features/cv-words/trimmed.ts'
import { isPlace, scoreOf, splitPlace } from '#features/cv-words/words.ts'

export type NamesAndPlaces = { readonly names: readonly string[]; readonly places: readonly string[] }

const label =
  /^(?:company|organi[sz]ation|employer|designation|position|post(?: held)?|role|job title|title|duration|period|location|dates?|client)\s*(?:name)?\s*[:–-]\s*/i
const nameLabel = /^(?:name of (?:the )?)?(?:company|organi[sz]ation|employer)(?: name)?\s+[–—]\s+/i
/** The client of the employer: "Rao & Sons - with client - Sona Bank". */
const client = /\s[–—-]\s*(?:with\s+|for\s+)?clients?\s*[–—:-].{2,60}$/iu
const kindOfWork =
  /^\(?(?:full|part)[- ]?time\)?$|^\(?(?:permanent|contract(?:ual)?|temporary|freelance|internship|self[- ]employed)\)?$|^\(?(?:consultant|volunteer|remote|hybrid|on-?site)\)$|^https?:\/\/\S+$/i

/** Kinds of contracts that a dash or a bracket puts behind a position: "Engineer - Apprenticeship". Alone, some of them are positions. */
const kindBehindRole =
  /^(?:(?:en )?(?:alternance|apprentissage|cdi|cdd|stage|bénévolat|intérim)|apprenticeship|co-?op|temps (?:plein|partiel)|vollzeit|teilzeit|praktikum|(?:tiempo|jornada) (?:completa?|parcial)|prácticas|tirocinio|estágio|summer job|seasonal|working student|job étudiant)$/iu

/** A part of the employer, or its trade: "Department: Stores", "Industry: Textiles". */
const labelOfPart = /^(?:department|industry|division|sector)\s*:/i

/** Labels whose values stand in other lines. */
const labelAlone =
  /^(?:project(?: (?:title|name))?|team size|environment|duration|tools? used|speciali[sz]ation|clients?|(?:job|work) (?:roles?|profile|description|responsibilit(?:y|ies))|(?:(?:roles?|duties) (?:and|&) )?(?:responsibilities|duties))$/i

/** Freelancers are their own employers. */
const ownWork = /^\(?(?:freelance|self[- ]employed)\)?$/i

/** "PeopleNest, Delhi" may be a town in a state, or an employer with its place. */
const isUnknownTown = (place: string): boolean => place.includes(', ') && !isPlace(place.split(', ')[0] ?? '')

/** Tools in brackets after a position: "Developer (Java, Redis, Docker)". */
const tools = /(?:^|\s*\()(?:[^(),]{1,31},){2,}[^(),]{1,31}\)$/

/** How long a job lasted, behind its name: "As Clerk for 2 years". */
const lengthBehind = /(?<=[^\s,(])[\s,(]{1,4}(?:for\s{1,3})?\d{1,2}(?:\.\d|\/\d)?\+?\s?(?:years?|yrs?|months?)\)?$/i

/** The text of a link after a name: "Rao & Sons - Link". */
const linkedWord = /\s[-–]?\s?\(?link\)?$/i

type NameAndPlace = { readonly name: string; readonly place: string }

/** If the only name is a position, an unknown town before a place is the employer. */
function withEmployer(read: readonly NameAndPlace[]): readonly NameAndPlace[] {
  const [one = '', ...more] = read.map(({ name }) => name).filter(Boolean)
  const town = read.find(({ place }) => isUnknownTown(place))
  if (!town || more.length > 0 || scoreOf(one) <= 0 || twoIn(one).length > 1) return read
  const [name = '', ...rest] = town.place.split(', ')
  return read.map((part) => (part === town ? { name, place: rest.join(', ') } : part))
}

/** A semicolon before the place: "Rao & Sons; Dallas, TX". */
const placeBehind = /;\s+(\p{Lu}[^;]{2,40})$/u

const bare = (head: string): string =>
  head
    .replace(nameLabel, '')
    .replace(client, '')
    .replace(placeBehind, (all, place: string) => (isPlace(place) ? `, ${place}` : all))

const partsOfHead = (head: string): readonly string[] =>
  isRoleInPart(bare(head)) ? [bare(head)] : (besideAs(bare(head)) ?? splitAtSigns(bare(head)))

/** "(SENIOR WAITER) Rao House" */
const roleInBrackets = /^\(([^()]{3,40})\)\s+(?=\p{L})/u

const splitAtSigns = (head: string): string[] =>
  head
    .replace(roleInBrackets, (all, role: string) => (scoreOf(role) > 0 ? `${role}\t` : all))
    .split(/\t|\s*\|\s*|\s*•\s*|\s+·\s+|\s+—\s*|—\s+|\s+[–—]\s+(?=[^–—]+$)/)

const isAside = (part: string): boolean => kindOfWork.test(part) || labelAlone.test(part) || labelOfPart.test(part)

/** ". Work as a clerk" behind an employer and its time. */
const employedAs =
  /^[.,;\s]*(?:(?:(?:i\s+)?(?:work(?:ed|ing|s)?|joined|served|serving|appointed|employed|engaged)\s+)?as\s+(?:an?\s+)?|work(?:ed|ing)\s+an?\s+)(?=\p{L})/iu

/** The names in the header lines of a job (employer and position in any order), and the places. `isWhole`: a single name is not split. */
export function namesIn(heads: readonly string[], isWhole = false): NamesAndPlaces {
  const parts = heads
    .flatMap(partsOfHead)
    .map((part) =>
      part
        .replace(/^\(?\d{1,2}[.)](?:\s+|$)/, '')
        .replace(label, '')
        .replace(linkedWord, '')
        .replace(tools, '')
        .replace(lengthBehind, '')
        .replace(/^(?:at|with)\s+(?=\p{Lu})/u, '')
        .replace(employedAs, ''),
    )
    .map((part) =>
      trimmed(part, ' \t,;:·–—/-', `${part.includes('(') ? '' : ')'} \t,;:·–—/-`).replace(/(?<=\p{L}{4}|, \p{Lu}{2})\.$/u, ''),
    )
    .filter((part) => /[\p{L}\p{M}]|\d{3}/u.test(part))
  const isOfRole = (part: string): boolean => kindBehindRole.test(part) && parts.some((one) => one !== part && scoreOf(one) > 0)
  const others = withoutStreets(withoutAddress(parts.filter((part) => !isAside(part) && !isOfRole(part))))
  const some = others.some((part) => !isPlace(part)) ? others : parts
  const read = withEmployer(some.map((part) => (isPlace(part) ? { name: '', place: part } : splitPlace(part))))
  const places = read.map(({ place }) => place).filter(Boolean)
  const all = read.filter(({ name }) => name !== '')
  const far = new Set(
    heads.flatMap((head) =>
      head
        .split('\t')
        .slice(1)
        .map((part) => splitPlace(part.trim()).name),
    ),
  )
  // Of three names, the one at the right with a country is a place: "Delft & Rotterdam, The Netherlands".
  const town = all.length > 2 ? townAtRight(heads) : null
  const near = all.length > 2 ? all.filter(({ name, place }) => name !== town && (place === '' || !far.has(name))) : all
  const names = withFirm((near.length > 1 ? near : all).map(({ name }) => name))
  if (names.length === 1) names.push(...parts.filter((part) => ownWork.test(part)).slice(0, 1))
  return { names: names.length === 1 && !isWhole ? twoIn(names[0] ?? '') : names, places }
}

/** Splits "Engineer, Rao Pvt. Ltd." if the other header lines only describe the work, and "Engineer - Rao Pvt. Ltd." beside any others. */
function withFirm(names: readonly string[]): string[] {
  const [first = '', ...others] = names
  const ways = [others.every((other) => scoreOf(other) === 0) ? atComma(first) : [], first.split(/\s[–—-]\s/)]
  const parts =
    others.length > 0 ? ways.find(([position = '', firm = '']) => scoreOf(position) > 0 && scoreOf(firm) < 0) : undefined
  return parts ? [...parts, ...others] : [...names]
}

const address = /^(?:https?:\/\/|www\.)?[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}(?:\/\S*)?$/i

/** Drops a web address if two other names remain. */
function withoutAddress(parts: readonly string[]): readonly string[] {
  const others = parts.filter((part) => !address.test(part))
  return others.filter((part) => !isPlace(part)).length > 1 ? others : parts
}
