import type { TableBlock } from './blocks.ts'

/** The widths of the signs of Helvetica from the space on, in thousandths. */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556, 556,
  556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778,
  722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222,
  500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]
export const widthOf = (text: string, size: number): number =>
  (text.split('').reduce((sum, sign) => sum + (widths[sign.charCodeAt(0) - 32] ?? 500), 0) * size) / 1000

export type Column = { readonly x: number; readonly right: number }
export type Drawing = { readonly out: string[]; y: number }
export type Face = { readonly font: 'F' | 'B'; readonly size: number }

const codes: Readonly<Record<string, string>> = { '–': '\u0096', '•': '\u0095', '●': '\u0095', '○': '\u00B7', '’': '\u0092' }
const coded = (text: string): string => text.replace(/[–•●○’]/g, (sign) => codes[sign] ?? '').replace(/[\\()]/g, String.raw`\$&`)

export const put = ({ out }: Drawing, text: string, { font, size }: Face, [x, y]: readonly [number, number]): void => {
  out.push(`BT /${font} ${size} Tf ${x.toFixed(1)} ${y.toFixed(1)} Td (${coded(text)}) Tj ET`)
}

export function wrapped(text: string, width: number, size: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

export function drawTable(drawing: Drawing, rows: readonly (readonly string[])[], { x, right }: Column): void {
  const longest = (rows[0] ?? []).map((_, at) => Math.min(30, Math.max(4, ...rows.map((row) => row[at]?.length ?? 0))))
  const sum = longest.reduce((one, other) => one + other, 0)
  const starts = longest.map((_, at) => x + ((right - x) * longest.slice(0, at).reduce((one, other) => one + other, 0)) / sum)
  drawing.y -= 4
  for (const row of rows) {
    const cells = row.map((cell, at) => wrapped(cell, (starts[at + 1] ?? right) - (starts[at] ?? x) - 6, 9))
    const height = Math.max(...cells.map(({ length }) => length))
    cells.forEach((lines, at) => {
      lines.forEach((text, number) =>
        put(drawing, text, { font: 'F', size: 9 }, [(starts[at] ?? x) + 3, drawing.y - 12 * (number + 1)]),
      )
    })
    drawing.out.push(`${x} ${drawing.y - 12 * height - 5} m ${right} ${drawing.y - 12 * height - 5} l S`)
    drawing.y -= 12 * height + 6
  }
}

/** A word that is wider than its cell goes on in the next line. */
function broken(text: string, width: number, size: number): string[] {
  const words = text.split(' ').map((word) => {
    const parts = ['']
    for (const sign of word) {
      const last = parts.at(-1) ?? ''
      if (widthOf(last + sign, size) <= width) parts[parts.length - 1] = last + sign
      else parts.push(sign)
    }
    return parts
  })
  const lines: string[] = []
  for (const [first = '', ...rest] of words) {
    const last = lines.at(-1)
    if (last !== undefined && widthOf(`${last} ${first}`, size) <= width) lines[lines.length - 1] = `${last} ${first}`
    else lines.push(first)
    lines.push(...rest)
  }
  return lines
}

export function drawFramed(drawing: Drawing, rows: TableBlock['rows'], { x, right }: Column): void {
  const width = Math.min(62, (right - x) / (rows[0]?.length ?? 1))
  const walls = Array.from({ length: (rows[0]?.length ?? 0) + 1 }, (_, at) => x + at * width)
  const across = (): number => drawing.out.push(`${x} ${drawing.y} m ${walls.at(-1) ?? x} ${drawing.y} l S`)
  const top = (drawing.y -= 4)
  across()
  for (const row of rows) {
    const cells = row.map((cell) => broken(cell, width - 4, 9))
    cells.forEach((lines, at) => {
      lines.forEach((text, number) =>
        put(drawing, text, { font: 'F', size: 9 }, [(walls[at] ?? x) + 2, drawing.y - 11 * (number + 1)]),
      )
    })
    drawing.y -= 11 * Math.max(...cells.map(({ length }) => length)) + 3
    across()
  }
  for (const wall of walls) drawing.out.push(`${wall} ${top} m ${wall} ${drawing.y} l S`)
  drawing.y -= 2
}
