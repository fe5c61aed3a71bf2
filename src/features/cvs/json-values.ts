/** Reads values of a JSON file from anybody: a value of another type counts as blank. */
export type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
export const objectIn = (value: unknown): Json => (isObject(value) ? value : {})
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const objectsIn = (value: unknown): readonly Json[] => listIn(value).filter(isObject)
export const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
export const textsIn = (value: unknown): string[] => listIn(value).map(textIn).filter(Boolean)

/** "2021-04" for "2021-04-15", "2021" for "2021". */
export const dateIn = (value: unknown): string => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?(?![\d/])/.exec(textIn(value))?.[0] ?? ''
