import { DraftInput } from '#features/cvs/preview-contract.ts'
import type { LeftoverText, Proposal } from '#features/cv-words/proposal.ts'

/** Returns texts that are too long for their field, and surplus items of lists, as leftover text instead of cutting them. */
export function fitted({ cv, left, ...rest }: Proposal): Proposal {
  const more: LeftoverText[] = []
  let fit: unknown = cleaned(cv)
  // Several rounds are needed, because the remaining items of a list that was too long may be too long themselves.
  for (let round = 0; round < 3; round++) {
    const { error } = DraftInput.safeParse(fit)
    if (!error) break
    for (const { path, code, ...issue } of error.issues) {
      fit = corrected(fit, path, code === 'too_big' && 'maximum' in issue ? Number(issue.maximum) : 0, more)
    }
  }
  const { template: _template, ...sketch } = DraftInput.parse(fit)
  return { ...rest, cv: sketch, left: [...left, ...more] }
}

/** Removes NUL characters, which no field accepts, and white space at both ends. */
function cleaned(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? inner.replaceAll('\u0000', '').trim() : inner)),
  )
}

function corrected(value: unknown, [key, ...path]: readonly PropertyKey[], most: number, left: LeftoverText[]): unknown {
  if (key === undefined) return shortened(value, most, left)
  if (Array.isArray(value)) return value.map((inner, at) => (at === key ? corrected(inner, path, most, left) : inner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === key ? corrected(inner, path, most, left) : inner]),
  )
}

function shortened(value: unknown, most: number, left: LeftoverText[]): unknown {
  const title = 'Too long for its field'
  if (typeof value === 'string') {
    left.push({ title, text: value })
    return ''
  }
  if (!Array.isArray(value)) return undefined
  left.push(...value.slice(most).map((inner: unknown) => ({ title: 'Too much for a CV', text: textOf(inner) })))
  return value.slice(0, most)
}

const textOf = (inner: unknown): string =>
  typeof inner === 'object' && inner !== null
    ? Object.values(inner)
        .filter((part) => typeof part === 'string')
        .join('\n')
    : String(inner)
