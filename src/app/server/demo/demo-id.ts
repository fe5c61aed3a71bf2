import { seededRandomFor, streams } from './seeded-random.ts'

export const kinds = {
  user: 1,
  employer: 2,
  job: 3,
  cv: 4,
  application: 5,
  change: 6,
  rating: 7,
  wish: 8,
  message: 9,
  search: 10,
  news: 11,
  consent: 12,
  team: 13,
  posting: 31,
  report: 32,
  note: 40,
  invitation: 41,
  request: 50,
  unit: 51,
  plan: 60,
  planVersion: 61,
  interview: 70,
} as const

const firstMs = Date.UTC(2026, 0, 1)

/**
 * A UUID for a demo row. It is version 7, so that rows loaded one after the other are neighbours in their index. Anyone who knows the id of a CV or
 * an interview may see it, so those ids are random (version 4), as for any other CV.
 */
export function demoId(seed: number, kind: keyof typeof kinds, index: number): string {
  const draw = seededRandomFor(seed, streams.ids + kinds[kind], index)
  const hex = (digits: number): string =>
    Math.floor(draw.fraction() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  const isSecret = kind === 'cv' || kind === 'interview'
  const first = isSecret ? hex(6) + hex(6) : (firstMs + index).toString(16).padStart(12, '0')
  const rest = `${hex(3)}-${draw.pick(['8', '9', 'a', 'b'])}${hex(3)}-${hex(6)}${hex(6)}`
  return `${first.slice(0, 8)}-${first.slice(8)}-${isSecret ? '4' : '7'}${rest}`
}
