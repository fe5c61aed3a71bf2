/** Whether the email address contains at least two words of the name. */
export function isInEmail(name: string, email: string): boolean {
  const local = (email.split('@')[0] ?? '').toLowerCase()
  const found = name
    .toLowerCase()
    .split(/[\s.]+/)
    .filter((word) => word.length > 2 && local.includes(word))
  return found.length > 1
}

/** Providers and addresses of many people say nothing about a name. */
const ofProvider = /@(?:gmail|yahoo|ymail|hotmail|outlook|live|icloud|rediffmail|rediff|e?mail|example)\..*$/
const ofAnyone = /^(?:info|e?mail|contact|me|hello|hi|cv|resume|jobs?|work)(?:@|$)/

/** Whether no three letters of the name are in the email address: most people use their own name. */
export function isForeignTo(email: string, name: string): boolean {
  const address = letters(email.toLowerCase().replace(ofProvider, ''))
  if (address.length < 4 || ofAnyone.test(email.toLowerCase())) return false
  const words = name.split(/[\s.-]+/).map(letters)
  return !words.some((word) => triplesOf(word).some((triple) => address.includes(triple)))
}

const triplesOf = (word: string): string[] =>
  Array.from({ length: Math.max(0, word.length - 2) }, (_, at) => word.slice(at, at + 3))

const letters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z]/g, '')

/**
 * Restores the space in a name whose letters were set apart, if the email address shows its place: "asha.menon@…", or has the initial of "A MENON" at
 * another place: "menona@…".
 */
export function withSpaces(name: string, email: string): string {
  const parts = (email.split('@')[0] ?? '').split(/[._-]/)
  const [initial, rest] = [name.slice(0, 1), name.slice(1)]
  if (/^\p{Lu}{5,}$/u.test(name) && letters(email).startsWith(letters(`${rest}${initial}`))) return `${initial} ${rest}`
  if (name.includes(' ') || parts.length < 2 || parts.join('').toLowerCase() !== name.toLowerCase()) return name
  return parts.map((part, at) => name.slice(parts.slice(0, at).join('').length).slice(0, part.length)).join(' ')
}
