import { isPlace, isRoleAtEnd, scoreOf } from '#features/cv-words/words.ts'

/** Splits "Clerk (Rao & Sons)" into position and employer, in either order. Null if the brackets contain neither. */
export function namesInBrackets(part: string): string[] | null {
  const [, name = '', other = ''] = /^(.+?)\s*\(([^()]{3,})\)$/.exec(part) ?? []
  if (name === '' || isBehindPosition(name)) return null
  if (isOneName(name, other)) return [part]
  return (scoreOf(name) > 0 || scoreOf(other) > 0) && !isPlace(other) ? [name, other] : null
}

const isOneName = (name: string, other: string): boolean => areInitials(name, other) || areBothRoles(name, other)

/** "Junior Engineer (Intern)": the brackets say more about the position, and name no employer. */
const areBothRoles = (name: string, other: string): boolean => scoreOf(name) > 0 && isRoleAtEnd(name) && isRoleAtEnd(other)

/** Whether the brackets contain the initials of the name: "Site Reliability Engineer (SRE)". */
const areInitials = (name: string, other: string): boolean => {
  const letters = name
    .split(/[\s/-]+/)
    .map((word) => word.charAt(0))
    .join('')
  return /^\p{Lu}{2,6}$/u.test(other) && letters.endsWith(other)
}

/** In "Developer, NF (Nadi Foods)" the brackets belong to the employer. */
function isBehindPosition(name: string): boolean {
  const [first = '', ...behind] = name.split(', ')
  return behind.length > 0 && scoreOf(first) > 0 && scoreOf(behind.join(', ')) <= 0
}
