/** The public API of the index, used by the searches for jobs and for resumes. */
export { countUnstated, shownTotal, totalCap } from './count-queries.ts'
export { allOf, facetsQuery, placeFacets } from './facets.ts'
export { tierSql, titleParameters } from './fetch-queries.ts'
export { findMatches } from './find-matches.ts'
export { type IndexQuery, indexQueryOf, lastTier, rankTiers, titleQuery } from './index-query.ts'
export { listJobs } from './listing-queries.ts'
export { type MemoryFinder, type MemorySearch, memorySearchOf } from './memory/memory-search.ts'
export type { PageRequest, Position } from './page-request.ts'
export { parsePlace } from './parse-place.ts'
export { type ParsedWord, parseEach, parseWords, type Words } from './parse-queries.ts'
export { openParser, type ParsedSearch } from './parse-search.ts'
export {
  findPlaceSpellings,
  findSpellings,
  findTerms,
  type PlaceSpelling,
  rebuildSearchTerms,
  type Spelling,
} from './spelling-queries.ts'
