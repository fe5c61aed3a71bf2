// Both patterns begin at a boundary that they exclude further on, so a long text is read in linear time.
const addresses = /(?<![^\s<>"'=(,:@])[^\s<>"'=(,:@]+@[^\s<>"'),:]+/g
const queryValues = /([?&][\w-]+=)[^\s&"')]+/g

/** Removes what may identify a person or be a secret: email addresses and the values of query strings. Shortens long texts. */
export function scrubbed(text: string, mostSigns = 2_000): string {
  return cut(text, mostSigns).replace(addresses, '[e-mail]').replace(queryValues, '$1[…]')
}

/** Cuts before a whole word, because half an email address would not be recognised as one. */
function cut(text: string, mostSigns: number): string {
  if (text.length <= mostSigns) return text
  const head = text.slice(0, mostSigns)
  return `${head.slice(0, head.search(/\s\S*$/) + 1)}…`
}

/** Writes a log line for an event outside of requests, also before the server exists. */
export function logNotice(sentence: string): void {
  const line = { level: 40, time: Date.now(), pid: process.pid, msg: scrubbed(sentence) }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
