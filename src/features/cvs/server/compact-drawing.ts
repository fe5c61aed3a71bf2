/**
 * Returns the same drawing in half as many bytes. Outlines of letters are referenced by a hash, which does not compress, so they get short ids.
 * Indentation and attributes with default values are removed. Numbers are rounded: a hundredth of a point is finer than any screen shows a page, a
 * tenth finer than any shows a thumbnail. They are rounded and not cut, because each part of an outline begins where the one before ended.
 */
export function compact(svg: string, digits: 1 | 2): string {
  const parts = 10 ** digits
  const names = new Map<string, string>()
  const shortOf = (id: string): string => {
    const name = names.get(id) ?? `g${names.size}`
    names.set(id, name)
    return name
  }
  return svg
    .replace(/(?<!\d)\d+\.\d+/g, (length) => String(Math.round(Number(length) * parts) / parts))
    .replace(/( id="| xlink:href="#)(g[\dA-F]+)"/g, (_, before: string, id: string) => `${before}${shortOf(id)}"`)
    .replace(/ fill-rule="nonzero"| [xy]="0"/g, '')
    .replace(/>\s+</g, '><')
}
