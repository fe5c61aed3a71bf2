import { isLanguageName } from './language-names.ts'
import { longestItem, parted, tidied } from './list-parts.ts'

const bracketed = /^([^\s()]{1,20})\s\(([^()]{3,160})\)$/

const itemsOf = (inside: string): string[] =>
  inside
    .split(/,\s*/)
    .map((one) => one.replace(/^(?:and|&)\s|^etc\.?$|[\s.]*\betc\.?$|\.$/g, ''))
    .filter((one) => one !== '')

/** Behind an activity stands what it is done with, which is no skill without it: "Typing (English, Hindi)", "Driving (LMV, HMV)". */
const isOfActivity = (name: string, items: readonly string[]): boolean => /\p{L}{3}ing$/u.test(name) || items.some(isLanguageName)

/** The skills in brackets behind another one. Versions, remarks and long texts in brackets are none: "Windows (7, 10)". */
function insideOf(part: string): readonly string[] {
  const [, name = '', inside = ''] = bracketed.exec(part) ?? []
  const items = itemsOf(inside)
  if (isOfActivity(name, items)) return []
  const areShort = items.every((one) => one.length <= 25 && !/^\d/.test(one) && one.split(' ').length <= 3)
  const names = items.filter((one) => /^\p{Lu}|[.+#/-]/u.test(one))
  return areShort && items.length > 1 && 2 * names.length > items.length ? items : []
}

function splitAt(part: string, isField: (name: string) => boolean): readonly string[] {
  const [name = '', inside] = [bracketed.exec(part)?.[1], insideOf(part)]
  return inside.length === 0 || isField(name) ? [part] : [name, ...inside]
}

/**
 * Splits "Python (Django, Flask)" into three skills. Not where most items have brackets: there each one is a field with examples, as in "Agile (Scrum,
 * Kanban), Cloud (AWS, Azure)", nor behind the name of a field.
 */
export function withInside(parts: readonly string[], isField: (name: string) => boolean): readonly string[] {
  const few = 2 * parts.filter((part) => part.endsWith(')')).length <= parts.length
  return few ? parts.flatMap((part) => splitAt(part, isField)) : parts
}

const openBracket = /^([^()]{2,40})\s?\(([^()]*)$/
/** Brackets that end with a comma: the list was cut there, "Machine Learning (TensorFlow, PyTorch,)". */
const cutList = /^([^()]{2,40})\s?\(([^()]{3,200}),\s?\)$/
const longBrackets = /^([^()]{2,40})\s?\(([^()]{3,400})\)$/

const isLong = (part: string): boolean => part.length > longestItem || part.split(' ').length > 9

/** Splits the skills in brackets that nothing closes, that end with a comma, or that are too long for one skill. */
export const withOpenBrackets = (parts: readonly string[]): readonly string[] =>
  parts.flatMap((part): readonly string[] => {
    const found = openBracket.exec(part) ?? cutList.exec(part) ?? (isLong(part) ? longBrackets.exec(part) : null)
    const [, name = '', inside = ''] = found ?? []
    const items = itemsOf(inside)
    if (found === null) return [withoutEnd(part)]
    return isOfActivity(name, items) ? [name] : [name, ...items]
  })

/** "Matplotlib)" ends a list whose bracket stands in the line above. */
const withoutEnd = (part: string): string => (/^[^(]{2,80}\)$/.test(part) ? part.slice(0, -1) : part)

/** The items of a line that stand in brackets behind another one, and nowhere else. They may be examples, and no skills of their own. */
export function onlyInside(line: string): ReadonlySet<string> {
  if (line.length > 2_000 || !line.includes('(')) return new Set()
  const inside = [...line.matchAll(/\(([^()]{3,160})(?:\)|$)/g)].flatMap(([, text = '']) => itemsOf(text))
  const outside = new Set(parted(line).map(tidied))
  return new Set(inside.map(tidied).filter((item) => !outside.has(item)))
}
