import type { Paragraph } from '#features/cv-words/paragraph.ts'

const headCell =
  /^(?:(?:skills?|names?|levels?|years?|months?|experience|proficiency|version|last|used|rating|of|in|the|tools?|technolog(?:y|ies)|software|competenc(?:y|ies)|s\.?\s?no\.?|sr\.?\s?no\.?)(?:\s+|$))+$/i

/** Whether the text is the header of a table of skills: "Skill⇥Version⇥Last used⇥Experience". */
export function isHeadOfSkills(text: string): boolean {
  const cells = text.length > 100 ? [] : text.split('\t')
  return cells.length > 1 && cells.every((cell) => headCell.test(cell.trim()))
}

/** The version, last use and experience after the name of a skill: "3.7 2020 11 Year(s) 8 Month(s)". */
const behindName =
  /\s+(?:(?:latest|v?\d{1,4}(?:\.\d{1,4}){0,3})\s+)?(?:(?:19|20)\d{2}\s+)?\d{1,2}\+?\s*(?:years?|yrs?|months?)\b.*$|\s+(?:latest|\d{1,3}\.\d{1,4})\s+(?:19|20)\d{2}$/i

/** Below the header of a table, keeps only the first cell of each row, which is the skill. */
export function firstCells(lines: readonly Paragraph[]): readonly Paragraph[] {
  const head = lines.findIndex(({ text }) => isHeadOfSkills(text))
  return head < 0 ? lines : lines.map((line, at) => (at > head ? { ...line, text: nameIn(line.text) } : line))
}

const partOfGrid = '(?:understanding|speaking|writing|listening|reading|spoken (?:interaction|production))'
/** Nothing but such words: "Content Writing" beside "Public Speaking" are two skills. */
const cellOfGrid = new RegExp(`^${partOfGrid}(?:\\s+${partOfGrid})*$`, 'i')
const ofForeignGrid =
  /\b(?:compreensão|comprensión|comprensione|compréhension|verstehen|escrita|escritura|scritto|écrit|schreiben|parlato|sprechen)\b/giu

/** Whether the text is a header of the Europass table of languages: "Listening⇥Reading⇥Spoken interaction". */
export function isHeadOfLanguages(text: string): boolean {
  const cells = text.length > 120 ? [] : text.replace(/^languages?\s*\t/i, '').split('\t')
  return cells.length > 1 && (cells.every((cell) => cellOfGrid.test(cell.trim())) || (text.match(ofForeignGrid)?.length ?? 0) > 1)
}

/**
 * In a table of two or four columns, drops the first and the third one, which name groups: "Build tools⇥Maven, Ant". A grid of skills looks like four
 * columns, and a few rows of skills like a table among other lines. There nearly all cells behind the labels have to be lists.
 */
export function secondCells(lines: readonly Paragraph[]): readonly Paragraph[] {
  const rows = lines.filter(({ text }) => text.length <= 300 && [2, 4].includes(text.split('\t').length))
  const lists = rows.filter(({ text }) => /\t.*[,;]/.test(text))
  const areGroups = rows.length > 2 && lists.length > 1 && rows.every(({ text }) => labelsIn(text).every(isLabel))
  const arePairs = 2 * rows.length > lines.length && rows.every(({ text }) => labelsIn(text).length === 1)
  const inTable = new Set(rows)
  return areGroups && (arePairs || (3 * rows.length > lines.length && areNearlyAllLists(rows)))
    ? lines.map((line) => (inTable.has(line) ? withoutLabels(line) : line))
    : lines
}

function areNearlyAllLists(rows: readonly Paragraph[]): boolean {
  const values = rows.flatMap(({ text }) => valuesIn(text))
  return 3 * values.filter((value) => /[,;]/.test(value)).length > 2 * values.length
}

/** The line as if it began behind its label. The `lead` says that it does not continue the line above. */
function withoutLabels(line: Paragraph): Paragraph {
  const [label = ''] = labelsIn(line.text)
  const x = line.place?.pieces?.[1]?.x
  const place = line.place && x !== undefined ? { ...line.place, box: fromLeft(line.place.box, x) } : line.place
  return { ...line, lead: label, text: valuesIn(line.text).join('\t'), ...(place ? { place } : {}) }
}

const fromLeft = <Box extends { readonly x: number; readonly width: number }>(box: Box, x: number): Box => ({
  ...box,
  x,
  width: box.x + box.width - x,
})

const labelsIn = (text: string): string[] => text.split('\t').filter((_, at) => at % 2 === 0)
const valuesIn = (text: string): string[] => text.split('\t').filter((_, at) => at % 2 === 1)
const isLabel = (text: string): boolean => /^[^,;:]{2,40}$/.test(text)

const nameIn = (text: string): string => (text.split('\t')[0] ?? text).slice(0, 200).replace(behindName, '')

const closed = (text: string): string => text.replace(/\s+/g, '')

/** Separates skills in boxes by tabs: the gaps between boxes are only a little wider than spaces. */
export function withBoxes(line: Paragraph): Paragraph {
  const words = line.place?.words ?? []
  const areItems = words.length > 1 && !/[,;|•·●:]/.test(line.text) && words.every((word) => word.length <= 40)
  return areItems && closed(words.join('')) === closed(line.text) ? { ...line, text: words.join('\t') } : line
}
