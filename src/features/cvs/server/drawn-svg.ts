/** A hundredth of a point is finer than any screen; more digits would double the size. */
export function leaner(svg: string): string {
  return svg.replace(/(\.\d\d)\d+/g, '$1')
}

const a4 = { width: 595.28, height: 841.89 }

/** All pages are in one drawing, one below the other: this shows the first. */
export function firstPage(svg: string): string {
  const size = `viewBox="0 0 ${a4.width} ${a4.height}" width="${a4.width}pt" height="${a4.height}pt"`
  return svg.replace(/viewBox="[^"]*"\s+width="[^"]*"\s+height="[^"]*"/, size)
}
