import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { drawnPage } from '#tests/cv-import/resumes/drawn-page.ts'
import { ruledLinesOn } from './ruled-lines.ts'

test('a border goes on below the background of a cell that ends half a point beside it', async () => {
  const background = '50 560 79.4 40 re f'
  // Word processors draw the border of each cell by itself, as a thin rectangle.
  const border = ['130 480 0.5 40 re f', '130 520 0.5 40 re f', '130 560 0.5 40 re f']
  const document = await getDocumentProxy(new Uint8Array(drawnPage({ content: [background, ...border].join('\n') })))
  const lines = await ruledLinesOn(await document.getPage(1))
  expect(lines.filter(({ isAcross, at }) => !isAcross && at > 120)).toMatchObject([{ from: 480, to: 600, isEdge: false }])
  expect(lines.filter(({ isAcross, at }) => !isAcross && at < 120)).toMatchObject([{ from: 560, to: 600, isEdge: true }])
})
