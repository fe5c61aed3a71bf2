const bracketed = /^([^\s()]{1,20})\s\(([^()]{3,160})\)$/

/** The skills in brackets behind another one. Versions, remarks and long texts in brackets are none: "Windows (7, 10)". */
function insideOf(part: string): readonly string[] {
  const inside = bracketed.exec(part)?.[2] ?? ''
  const items = inside
    .split(/,\s*/)
    .map((one) => one.replace(/^(?:and|&)\s|^etc\.?$|[\s.]*\betc\.?$|\.$/g, ''))
    .filter((one) => one !== '')
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
  const few = 3 * parts.filter((part) => part.endsWith(')')).length <= 2 * parts.length
  return few ? parts.flatMap((part) => splitAt(part, isField)) : parts
}

/** Whether the item stood in the brackets behind another one. They may have been examples, and no skills of their own. */
export function isFromInside(item: string, line: string): boolean {
  const at = line.length > 2_000 || !line.includes('(') ? -1 : line.indexOf(item)
  const before = line.slice(0, Math.max(0, at))
  return before.lastIndexOf('(') > before.lastIndexOf(')')
}
