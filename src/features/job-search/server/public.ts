/** What other features may ask of the search. */
export { countAdvertisedPay } from './count-advertised-pay.ts'
export { openSearch, type Search } from './search/open-search.ts'
export { searchJobs } from './search-jobs.ts'
export { openRelaxedSearch } from './search/relax-search.ts'
export { placeNames } from '../place-names.ts'
/** How words and places are read: the search of resumes reads them in the same way. */
export { allOf, facetsQuery, placeFacets } from './search/facets.ts'
export { normaliseWords, titleQuery } from './search/normalise-words.ts'
export { parsePlace } from './search/parse-place.ts'
export { shownTotal, totalCap } from './count-queries.ts'
export { rebuildSearchTerms } from './spelling-queries.ts'
