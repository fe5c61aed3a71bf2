import { expect, test } from 'vitest'
import { longCv, openForOneTest, plainCv, pdfWorkerIds } from '#tests/cv-pdf/pdf-workers.ts'
import { Unreadable } from './typeset.ts'

test('a PDF is read in the order in which it was typeset, page by page', async () => {
  const { typeset, readPdf } = openForOneTest()
  const { pages, files } = await readPdf(await typeset('cv-modern', longCv))
  expect(pages.length).toBeGreaterThan(5)
  expect(pages[0]).toMatch(/^Asha Menon\n/)
  expect(pages.join('\n')).toContain('Paragraph 999 of a summary')
  expect(files).toEqual({})
})

test.each(['', 'no PDF at all', '%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj'])(
  '%j is no PDF, and the worker lives on',
  async (text) => {
    const { typeset, readPdf } = openForOneTest({ workers: 1 })
    await typeset('cv-modern', plainCv)
    const workers = pdfWorkerIds()
    await expect(readPdf(Buffer.from(text))).rejects.toThrow(Unreadable)
    expect(pdfWorkerIds()).toEqual(workers)
  },
)
