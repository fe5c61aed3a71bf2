/** Narrows a value that earlier code guarantees to exist. Throws if it is missing, because that is a bug and not invalid input. */
export function assertDefined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`${what} should be known here`)
  return value
}
