const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** A safe link for an address that a person typed, or null: following a link must never run a script. */
export function safeLink(typed: string): string | null {
  // The part before a colon is a scheme, unless a port follows.
  const hasScheme = /^(mailto:|tel:|[a-z][a-z\d+.-]*:(?!\d))/i.test(typed)
  const url = URL.parse(hasScheme ? typed : `https://${typed}`)
  return url && schemes.has(url.protocol) ? url.href : null
}
