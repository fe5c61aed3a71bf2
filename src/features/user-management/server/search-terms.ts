/** One more than the header `X-Total-Count` counts exactly. */
export const mostCounted = 1_001

/** A pattern for `like` in which special characters are escaped. */
export function beginsWith(text: string): string {
  return `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
