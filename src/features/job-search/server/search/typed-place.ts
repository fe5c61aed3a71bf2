import { placeNames } from '../../place-names.ts'
import { cityOfLocality } from './read-place.ts'

const places: ReadonlySet<string> = new Set([...placeNames, ...cityOfLocality.keys()])

export const isTypedPlace = (word: string): boolean => places.has(word.toLowerCase())
