import type { JobSearch } from '../../contract.ts'
import type { Place } from './read-place.ts'

type Token = { readonly lexeme: string; readonly isPrefix?: boolean }
/** Any of its choices is enough, with all its tokens; a job must satisfy every facet. */
export type Facet = readonly (readonly Token[])[]

export function facetsOf(asked: JobSearch, place: Place): Facet[] {
  const { demographic, experience, jobType, urgent } = asked
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

export function placeFacets({ anyOf, isUnfinished }: Place): Facet[] {
  const last = anyOf.at(-1)
  const tokensOf = (words: readonly string[]): Token[] =>
    words.map((word, i) => ({ lexeme: `#l${word}`, isPrefix: isUnfinished && words === last && i === words.length - 1 }))
  return anyOf.length > 0 ? [anyOf.map(tokensOf)] : []
}

export function facetsQuery(facets: readonly Facet[]): string {
  return allOf(...facets.map((choices) => choices.map((tokens) => tokens.map(asQuery).join(' & ')).join(' | ')))
}

function asQuery({ lexeme, isPrefix = false }: Token): string {
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
