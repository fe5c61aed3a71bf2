import { capitalRegion } from './words.ts'

/** What stands between places of which any will do, in English, Hindi, and Hindi in Latin letters. */
const between = /[/|;&؛]|(?<=\s)(?:or|and|ya|aur|या|और)(?=\s)/iu
/** Territories that are one for all their "and". */
const territory =
  /(?<!\p{L})(jammu|andaman|dadra|daman)\s*(?:&|(?<=\s)and(?=\s))\s*(kashmir|nicobar|nagar haveli|diu)(?!\p{L})/giu
const country = /^(?:india|bharat|भारत)$/iu

/** A comma, and what people write for it: "Pune (Baner)", "Pune - Baner". */
const comma = /[,،()–—-]/u

/** The places that were typed, each with the parts between its commas. The country is none, unless it is all that was typed. */
export function placesTyped(typed: string): string[][] {
  const places = capitalRegion(typed).replace(territory, '$1 $2').split(between)
  return places.map(partsOf).filter(({ length }) => length > 0)
}

function partsOf(place: string): string[] {
  const parts = place
    .split(comma)
    .map((part) => part.trim())
    .filter(Boolean)
  const named = parts.filter((part) => !country.test(part))
  return named.length > 0 ? named : parts
}
