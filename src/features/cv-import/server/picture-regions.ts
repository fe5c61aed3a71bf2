import type { ImportResult } from '../contract.ts'
import type { FieldReading, PageBox } from '#features/cv-words/reading-contract.ts'

/** A part of a page, in points from its top left corner. */
export type Region = PageBox & { readonly page: number }

export const mostPictures = 20
/** A wide line, and a paragraph of seven. */
const [widest, highest] = [620, 110]
const [besidePoints, abovePoints] = [6, 2]

type ReadImport = Pick<ImportResult, 'doubts' | 'readings' | 'pages'>

/** For each doubtful field with a place on a page, its region: as many as there may be pictures. Fields of one line share theirs. */
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

/** A little more than the box, but never more than the page or than a picture may show. Null if nothing of it is on the page. */
function around({ x, y, width, height }: PageBox, page: Size): PageBox | null {
  const [left, top] = [Math.max(0, Math.floor(x - besidePoints)), Math.max(0, Math.floor(y - abovePoints))]
  const right = Math.min(page.width, Math.ceil(x + width + besidePoints), left + widest)
  const bottom = Math.min(page.height, Math.ceil(y + height + abovePoints), top + highest)
  return right - left >= 1 && bottom - top >= 1 ? { x: left, y: top, width: right - left, height: bottom - top } : null
}
