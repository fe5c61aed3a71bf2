/** For a value that the lines above have already proved present. If it is absent, the program is wrong, not the person. */
export function assertDefined<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new TypeError(`${what} should be known here`)
  return value
}
