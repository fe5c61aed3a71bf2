import type { Paragraph } from './paragraph.ts'

const label =
  /^(?:phone|mobile|tel(?:e(?:phone|fon))?|cell|contact|m[oó]vil|celular|handy|t[ée]l[ée]phone)(?: (?:no|number))?\.?:?$/i
const number = /^\+?[\d\s().-]{8,20}$/

/** Puts the label of a phone number before it, where it stands above: "Phone" above "9089 0177", or in the cells of two rows. */
export function withLabelsAbove(lines: readonly Paragraph[]): readonly Paragraph[] {
  return lines.map((line, at) => {
    const above = lines[at - 1]?.text ?? ''
    if (above.length > 80 || line.text.length > 120) return line
    const labels = above.split('\t')
    const found = labels.findIndex((cell) => label.test(cell.trim()))
    const cells = line.text.split('\t')
    if (found < 0 || cells.length !== labels.length || !number.test(cells[found] ?? '')) return line
    return { ...line, text: cells.map((cell, column) => (column === found ? `Phone: ${cell}` : cell)).join('\t') }
  })
}
