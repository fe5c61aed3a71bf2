import type { JobSearch } from '../../contract.ts'
import type { Statistics } from './statistics.ts'

type Token = { readonly lexeme: string; readonly isPrefix?: boolean }
/** Any of its tokens is enough; a job must satisfy every facet. */
export type Facet = readonly Token[]

/** `place` are the words of the location that was asked for; the last may still be unfinished. */
export function facetsOf(asked: JobSearch, place: readonly string[]): Facet[] {
  const { demographic, experience, jobType, urgent } = asked
  return [
    ...place.map((word, i) => [{ lexeme: `#l${word}`, isPrefix: i === place.length - 1 }]),
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

export function shareOfFacets(facets: readonly Facet[], { shareOf }: Statistics): number {
  return facets.reduce(
    (share, facet) =>
      share *
      Math.min(
        1,
        facet.reduce((sum, { lexeme, isPrefix }) => sum + shareOf(lexeme, isPrefix), 0),
      ),
    1,
  )
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
