const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** The address that may stand behind what a person typed, or null: a link must never run anything. */
export function safeLink(typed: string): string | null {
  // What stands before a colon is a scheme, unless a port stands after it.
  const hasScheme = /^(mailto:|tel:|[a-z][a-z\d+.-]*:(?!\d))/i.test(typed)
  const url = URL.parse(hasScheme ? typed : `https://${typed}`)
  return url && schemes.has(url.protocol) ? url.href : null
}
