// Both begin at a boundary and exclude it further on, so a text without an end is read once.
const addresses = /(?<![^\s<>"'=(,:@])[^\s<>"'=(,:@]+@[^\s<>"'),:]+/g
const queryValues = /([?&][\w-]+=)[^\s&"')]+/g

/** Takes out what may stand for a person or open a door: addresses of mail, and the values of query strings. Cuts what is long. */
export function scrubbed(text: string, mostSigns = 2_000): string {
  return cut(text, mostSigns).replace(addresses, '[e-mail]').replace(queryValues, '$1[…]')
}

/** Before a whole word: of half an address nobody could tell that it is one. */
function cut(text: string, mostSigns: number): string {
  if (text.length <= mostSigns) return text
  const head = text.slice(0, mostSigns)
  return `${head.slice(0, head.search(/\s\S*$/) + 1)}…`
}
