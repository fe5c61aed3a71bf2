/** For a value that earlier lines guarantee. If it is missing, that is a bug in our code, not a wrong input. */
export function assertDefined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`${what} should be known here`)
  return value
}
