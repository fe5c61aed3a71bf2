import { isPlace, scoreOf } from '#features/cv-words/words.ts'

/** "Clerk (Rao & Sons)": an employer behind a position or the other way round. */
export function namesInBrackets(part: string): string[] | null {
  const [, name = '', other = ''] = /^(.+?)\s*\(([^()]{3,})\)$/.exec(part) ?? []
  if (name === '' || isBehindPosition(name)) return null
  if (areInitials(name, other)) return [part]
  return (scoreOf(name) > 0 || scoreOf(other) > 0) && !isPlace(other) ? [name, other] : null
}

/** "Site Reliability Engineer (SRE)" */
const areInitials = (name: string, other: string): boolean => {
  const letters = name
    .split(/[\s/-]+/)
    .map((word) => word.charAt(0))
    .join('')
  return /^\p{Lu}{2,6}$/u.test(other) && letters.endsWith(other)
}

/** "Developer, NF (Nadi Foods)": the brackets are those of the employer. */
function isBehindPosition(name: string): boolean {
  const [first = '', ...behind] = name.split(', ')
  return behind.length > 0 && scoreOf(first) > 0 && scoreOf(behind.join(', ')) <= 0
}
