/** The public API for reading typed places. Nothing in it uses the database. */
export { isAnyPlace, isTypedPlace, readParts } from './read-place.ts'
export { spellOutRegions } from './regions.ts'
export { widerPlaces } from './wider-places.ts'
