import type { JobSearch } from '../../contract.ts'
import type { Place } from '../parse-queries.ts'

type Token = { readonly lexeme: string; readonly isPrefix?: boolean }
/** Any of its tokens is enough; a job must satisfy every facet. */
export type Facet = readonly Token[]

export function facetsOf(asked: JobSearch, place: Place): Facet[] {
  const { demographic, experience, jobType, urgent } = asked
  return [
    ...place.words.map((word, i) => [{ lexeme: `#l${word}`, isPrefix: place.isUnfinished && i === place.words.length - 1 }]),
    ...(experience ? [[{ lexeme: `#x${experience}` }]] : []),
    ...(jobType ? [[{ lexeme: `#j${jobType}` }]] : []),
    ...(urgent === 'true' ? [[{ lexeme: '#u' }]] : []),
    // Whoever asks for jobs for freshers means entry level too, whether or not the employer has said so.
    ...(demographic === 'fresher' ? [[{ lexeme: '#dfresher' }, { lexeme: '#xentry' }]] : []),
    ...(demographic && demographic !== 'fresher' ? [[{ lexeme: `#d${demographic}` }]] : []),
  ]
}

export function facetsQuery(facets: readonly Facet[]): string {
  return allOf(...facets.map((facet) => facet.map(({ lexeme, isPrefix }) => quoted(lexeme) + (isPrefix ? ':*' : '')).join(' | ')))
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
