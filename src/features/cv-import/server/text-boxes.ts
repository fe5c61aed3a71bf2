import { inReadingOrder } from './box-order.ts'
import { type TextBox, textBoxesIn } from './drawn-boxes.ts'

/** The height of an empty line, about 5 mm, in English Metric Units. */
const line = 185_000
/** A document with more text boxes in a row is not a CV. */
const mostBoxes = 500

type Drawing = { readonly at: number; readonly end: number; readonly whole: string; readonly boxes: readonly TextBox[] }

/**
 * A Word file stores its text boxes in the order in which they were drawn. This function merges text boxes without other text between them into one,
 * in reading order.
 */
export function withBoxesInOrder(xml: string): string {
  if (!xml.includes('<w:txbxContent>')) return xml
  let [done, end] = ['', 0]
  for (const run of runsOf(drawingsIn(xml), xml)) {
    if (run.reduce((sum, { drawn }) => sum + drawn.boxes.length, 0) > mostBoxes) continue
    const boxes = inReadingOrder(run.flatMap(({ drawn, top }) => drawn.boxes.map((box) => ({ ...box, y: box.y + top }))))
    for (const [number, { drawn }] of run.entries()) {
      done += xml.slice(end, drawn.at) + (number === 0 ? oneBox(boxes) : '')
      end = drawn.end
    }
  }
  return done + xml.slice(end)
}

/** Writes the boxes as one box of the older VML format, which the library reads. */
const oneBox = (boxes: readonly TextBox[]): string =>
  `<w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${boxes.map(({ text }) => text).join('')}</w:txbxContent></v:textbox></v:shape></w:pict>`

/** Finds each outermost drawing with text boxes. A drawing that contains another one is left as it is. */
function drawingsIn(xml: string): Drawing[] {
  const found: Drawing[] = []
  let [depth, at] = [0, 0]
  for (const { 0: tag, index } of xml.matchAll(/<\/?mc:AlternateContent>/g)) {
    const isEnd = tag.startsWith('</')
    if (!isEnd && depth++ === 0) at = index
    // A damaged file may contain closing tags without opening tags.
    if (!isEnd || depth === 0 || --depth > 0) continue
    const whole = xml.slice(at, index + tag.length)
    const boxes = whole.lastIndexOf('<mc:AlternateContent>') > 0 ? [] : textBoxesIn(whole)
    if (boxes.length > 0) found.push({ at, end: index + tag.length, whole, boxes })
  }
  return found
}

type PlacedDrawing = { readonly drawn: Drawing; readonly top: number }

function runsOf(drawings: readonly Drawing[], xml: string): PlacedDrawing[][] {
  const runs: PlacedDrawing[][] = []
  let end = 0
  for (const drawn of drawings) {
    const between = xml.slice(end, drawn.at)
    const last = runs.at(-1)?.at(-1)
    const isSame =
      last !== undefined && !/<w:t[ >]|<w:tab\/>|w:type="page"|<w:lastRenderedPageBreak|<w:sectPr|<w:tc>/.test(between)
    const isBelow = isSame && /relativeFrom="(?:paragraph|line)"/.test(drawn.whole.slice(0, 2_000))
    const top = isSame ? last.top + (isBelow ? line * between.split('</w:p>').length - line : 0) : 0
    if (isSame) runs.at(-1)?.push({ drawn, top })
    else runs.push([{ drawn, top }])
    end = drawn.end
  }
  return runs
}
