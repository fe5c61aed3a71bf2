import type { Shift } from '#features/search-words/shifts.ts'
import type { JobSearch } from '../query-contract.ts'
import type { PlaceFilter } from './parse-place.ts'

type Lexeme = { readonly lexeme: string; readonly isPrefix?: boolean }
/** A filter as alternatives of lexemes. A job matches a facet if it has all lexemes of one alternative; it must match every facet. */
export type Facet = readonly (readonly Lexeme[])[]

/** The shifts that match each shift filter. A shift in US hours is at night in India, so it matches "night". */
export const shiftsWithin: Readonly<Record<Shift, readonly Shift[]>> = {
  day: ['day', 'morning'],
  night: ['night', 'us'],
  morning: ['morning'],
  evening: ['evening', 'uk'],
  rotational: ['rotational'],
  us: ['us'],
  uk: ['uk'],
}

/** `company` is the key of the company in the index. */
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
    // A search for freshers also finds jobs of entry level, even if the employer has not marked them for freshers.
    ...(demographic === 'fresher' ? [[[{ lexeme: '#dfresher' }], [{ lexeme: '#xentry' }]]] : []),
    ...(demographic && demographic !== 'fresher' ? [[[{ lexeme: `#d${demographic}` }]]] : []),
  ]
}

const companyLexeme = '#c'

/** Matches companies by their whole name or by its first words. */
const companyFacet = (key: string): Facet => [
  [{ lexeme: `${companyLexeme}${key}` }],
  [{ lexeme: `${companyLexeme}${key} `, isPrefix: true }],
]

/** True if the query needs `tsv`: `head` contains no names of companies, because few searches ask for one. */
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

/** Joins queries with `&`. Empty queries are ignored. */
export function allOf(...queries: readonly string[]): string {
  const given = queries.filter(Boolean)
  return given.length === 1 ? given.join('') : given.map((query) => (query.includes('|') ? `(${query})` : query)).join(' & ')
}

/** Quotes a lexeme as a tsquery literal, so that typed text cannot change the query. */
function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
