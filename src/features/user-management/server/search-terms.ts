/** One more than the header `X-Total-Count` says exactly. */
export const mostCounted = 1_001

/** A pattern of `like`; what has a meaning there is taken literally. */
export function beginsWith(text: string): string {
  return `${text.toLowerCase().replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}

export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
