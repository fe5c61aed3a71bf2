import { expect, test } from 'vitest'
import { inReadingOrder } from './box-order.ts'
import { withBoxesInOrder } from './text-boxes.ts'

const shape = (text: string, [x, y]: readonly [number, number], width = 1_000_000) =>
  `<wps:wsp><wps:spPr><a:xfrm><a:off x="${x}" y="${y}"/><a:ext cx="${width}" cy="100000"/></a:xfrm></wps:spPr><wps:txbx><w:txbxContent><w:p>${text}</w:p></w:txbxContent></wps:txbx></wps:wsp>`
const drawn = (inside: string, [x, y]: readonly [number, number] = [0, 0]) =>
  `<mc:AlternateContent><mc:Choice><wp:positionH relativeFrom="column"><wp:posOffset>${x}</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>${y}</wp:posOffset></wp:positionV>${inside}</mc:Choice><mc:Fallback/></mc:AlternateContent>`
const paragraph = (...inside: readonly string[]) => `<w:p>${inside.join('')}</w:p>`
const textsIn = (xml: string) => [...xml.matchAll(/>([^<]+)</g)].map(([, text]) => text)

test('boxes at one paragraph are read from top to bottom', () => {
  const below = drawn(shape('Nadi College', [0, 0]), [0, 900_000])
  const above = drawn(shape('Education', [0, 0]), [0, 300_000])
  expect(textsIn(withBoxesInOrder(paragraph(below, above)))).toEqual(['Education', 'Nadi College'])
})

test('and at paragraphs without text between them, each of which is a line further down', () => {
  const boxes = [drawn(shape('Skills', [0, 0]), [0, 500_000]), drawn(shape('Education', [0, 0]), [0, 0])]
  expect(textsIn(withBoxesInOrder(boxes.map((box) => paragraph(box)).join('')))).toEqual(['Education', 'Skills'])
  const text = paragraph('<w:r><w:t>Summary</w:t></w:r>')
  expect(textsIn(withBoxesInOrder(boxes.map((box) => paragraph(box)).join(text)))).toEqual(['Skills', 'Summary', 'Education'])
})

test('a group has a measure of its own', () => {
  const group =
    '<wpg:grpSp><wpg:grpSpPr><a:off x="0" y="0"/><a:ext cx="1000" cy="1000"/><a:chOff x="0" y="0"/><a:chExt cx="100000" cy="100000"/></wpg:grpSpPr>'
  const xml = drawn(`${shape('Skills', [0, 500])}${group}${shape('Education', [0, 9_000])}</wpg:grpSp>`)
  expect(textsIn(withBoxesInOrder(paragraph(xml)))).toEqual(['Education', 'Skills'])
})

const at = (x: number, y: number, width = 1_000_000) => ({ x, y, width, height: 1 })

test('one column after the other', () => {
  const [head, ...columns] = [at(0, 0, 4_000_000), at(0, 1), at(0, 5), at(2_000_000, 2), at(2_000_000, 4)]
  expect(inReadingOrder([...columns.toReversed(), head])).toEqual([head, ...columns])
})

test('a file without boxes, and one with a box in a box, stay as they are', () => {
  const nested = paragraph(drawn(shape(drawn(shape('Skills', [0, 0])), [0, 0])))
  expect([paragraph('<w:t>Skills</w:t>'), nested].map(withBoxesInOrder)).toEqual([paragraph('<w:t>Skills</w:t>'), nested])
})

test('a long file of tags that nothing closes is read in a moment', () => {
  const before = performance.now()
  for (const tag of ['<w:txbxContent>', '<mc:AlternateContent>', '<a:off ', '<wpg:grpSpPr>'])
    withBoxesInOrder(`<mc:AlternateContent><w:txbxContent>${tag.repeat(100_000)}</mc:AlternateContent>`)
  expect(performance.now() - before).toBeLessThan(2_000)
})

test('a damaged file with closing tags alone is not read again for each, and repeats no text', () => {
  const box = drawn(shape('Skills', [0, 0]))
  const stray = `<w:txbxContent>${'</mc:AlternateContent>'.repeat(20_000)}`
  expect(withBoxesInOrder(stray)).toBe(stray)
  const closed = withBoxesInOrder(paragraph(box.replace('</w:txbxContent>', '</w:txbxContent>'.repeat(400))))
  expect(textsIn(closed)).toEqual(['Skills'])
})
