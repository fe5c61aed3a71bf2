import type { ImportResult } from '../contract.ts'
import type { FieldReading, PageBox } from '#features/cv-words/reading-contract.ts'

/** A part of a page, in points from the top left corner of the page. */
export type Region = PageBox & { readonly page: number }

export const mostPictures = 20
/** In points: a wide line, and a paragraph of seven lines. */
const [widest, highest] = [620, 110]
const [besidePoints, abovePoints] = [6, 2]

type ReadImport = Pick<ImportResult, 'doubts' | 'readings' | 'pages'>

/** Maps each doubtful field with a place on a page to its region, up to `mostPictures` regions. Fields of one line share a region. */
export function doubtfulRegions(result: ReadImport): ReadonlyMap<string, Region> {
  const doubtful = new Set(result.doubts)
  const known = new Map<string, Region>()
  const byField = new Map<string, Region>()
  for (const reading of result.readings ?? []) {
    const region = doubtful.has(reading.field) ? regionOf(reading, result) : null
    if (!region) continue
    const key = JSON.stringify(region)
    if (!known.has(key) && known.size === mostPictures) continue
    const shared = known.get(key) ?? region
    known.set(key, shared)
    byField.set(reading.field, shared)
  }
  return byField
}

function regionOf({ page, box }: FieldReading, { pages = [] }: ReadImport): Region | null {
  const size = page === null ? undefined : pages[page - 1]
  const region = size && box ? around(box, size) : null
  return region && page !== null ? { ...region, page } : null
}

type Size = Pick<PageBox, 'width' | 'height'>

/** Adds a margin to the box, within the page and the largest size of a picture. Null if no part of the box is on the page. */
function around({ x, y, width, height }: PageBox, page: Size): PageBox | null {
  const [left, top] = [Math.max(0, Math.floor(x - besidePoints)), Math.max(0, Math.floor(y - abovePoints))]
  const right = Math.min(page.width, Math.ceil(x + width + besidePoints), left + widest)
  const bottom = Math.min(page.height, Math.ceil(y + height + abovePoints), top + highest)
  return right - left >= 1 && bottom - top >= 1 ? { x: left, y: top, width: right - left, height: bottom - top } : null
}
