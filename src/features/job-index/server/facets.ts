import type { Shift } from '#features/search-words/shifts.ts'
import type { JobSearch } from '../query-contract.ts'
import type { PlaceFilter } from './parse-place.ts'

type Lexeme = { readonly lexeme: string; readonly isPrefix?: boolean }
/** Any of its choices is enough, with all its lexemes; a job must satisfy every facet. */
export type Facet = readonly (readonly Lexeme[])[]

/** Where anyone who wants the one finds it too: a shift at the hours of the US is at night. */
export const shiftsWithin: Readonly<Record<Shift, readonly Shift[]>> = {
  day: ['day', 'morning'],
  night: ['night', 'us'],
  morning: ['morning'],
  evening: ['evening', 'uk'],
  rotational: ['rotational'],
  us: ['us'],
  uk: ['uk'],
}

/** `company` is the key of the company, as the index has it. */
export function facetsOf(search: JobSearch, place: PlaceFilter, company: string | null): Facet[] {
  const { demographic, experience, jobType, urgent, shift, walkIn } = search
  return [
    ...placeFacets(place),
    ...(company === null ? [] : [companyFacet(company)]),
    ...(shift ? [shiftsWithin[shift].map((each) => [{ lexeme: `#s${each}` }])] : []),
    ...(walkIn === 'true' ? [[[{ lexeme: '#i' }]]] : []),
    ...(experience ? [[[{ lexeme: `#x${experience}` }]]] : []),
    ...(jobType ? [[[{ lexeme: `#j${jobType}` }]]] : []),
    ...(urgent === 'true' ? [[[{ lexeme: '#u' }]]] : []),
    // Anyone who asks for jobs for freshers means entry level too, whether or not the employer has said so.
    ...(demographic === 'fresher' ? [[[{ lexeme: '#dfresher' }], [{ lexeme: '#xentry' }]]] : []),
    ...(demographic && demographic !== 'fresher' ? [[[{ lexeme: `#d${demographic}` }]]] : []),
  ]
}

const companyLexeme = '#c'

/** The whole name, or its first words. */
const companyFacet = (key: string): Facet => [
  [{ lexeme: `${companyLexeme}${key}` }],
  [{ lexeme: `${companyLexeme}${key} `, isPrefix: true }],
]

/** Names of companies stand in the large vector only: few searches ask for one. */
export const needsWholeVector = (facets: readonly Facet[]): boolean =>
  facets.some((choices) => choices.some((lexemes) => lexemes.some(({ lexeme }) => lexeme.startsWith(companyLexeme))))

export function placeFacets({ anyOf, isLastWordPrefix }: PlaceFilter): Facet[] {
  const last = anyOf.at(-1)
  const lexemesOf = (words: readonly string[]): Lexeme[] =>
    words.map((word, i) => ({ lexeme: `#l${word}`, isPrefix: isLastWordPrefix && words === last && i === words.length - 1 }))
  return anyOf.length > 0 ? [anyOf.map(lexemesOf)] : []
}

export function facetsQuery(facets: readonly Facet[]): string {
  return allOf(...facets.map((choices) => choices.map((lexemes) => lexemes.map(asQuery).join(' & ')).join(' | ')))
}

function asQuery({ lexeme, isPrefix = false }: Lexeme): string {
  return quoted(lexeme) + (isPrefix ? ':*' : '')
}

/** Joins queries; those that are empty ask for nothing. */
export function allOf(...queries: readonly string[]): string {
  const given = queries.filter(Boolean)
  return given.length === 1 ? given.join('') : given.map((query) => (query.includes('|') ? `(${query})` : query)).join(' & ')
}

/** A lexeme as a literal of a tsquery, whatever a person has typed into it. */
function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
