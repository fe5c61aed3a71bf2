/**
 * The same drawing in half as many bytes. Letters are outlines that are used by their id, a hash that no compression shortens; what stands between
 * tags is indentation, and an attribute with the value that it has anyway says nothing.
 *
 * A hundredth of a point is finer than any screen shows a page, a tenth than any shows a thumbnail. Rounded, because each part of an outline begins
 * where the one before it ended.
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
