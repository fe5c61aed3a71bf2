import type { JobSearch } from '../../contract.ts'
import type { PlaceFilter } from './parse-place.ts'

type Lexeme = { readonly lexeme: string; readonly isPrefix?: boolean }
/** Any of its choices is enough, with all its lexemes; a job must satisfy every facet. */
export type Facet = readonly (readonly Lexeme[])[]

export function facetsOf(search: JobSearch, place: PlaceFilter): Facet[] {
  const { demographic, experience, jobType, urgent } = search
  return [
    ...placeFacets(place),
    ...(experience ? [[[{ lexeme: `#x${experience}` }]]] : []),
    ...(jobType ? [[[{ lexeme: `#j${jobType}` }]]] : []),
    ...(urgent === 'true' ? [[[{ lexeme: '#u' }]]] : []),
    // Anyone who asks for jobs for freshers means entry level too, whether or not the employer has said so.
    ...(demographic === 'fresher' ? [[[{ lexeme: '#dfresher' }], [{ lexeme: '#xentry' }]]] : []),
    ...(demographic && demographic !== 'fresher' ? [[[{ lexeme: `#d${demographic}` }]]] : []),
  ]
}

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
