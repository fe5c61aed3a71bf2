import { execFileSync, spawnSync } from 'node:child_process'
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium'

const pdfium = await PDFiumLibrary.init()

/** The lines of every page as a reader (and the browser's own viewer) extracts them. */
export async function linesOf(pdf: Uint8Array): Promise<readonly (readonly string[])[]> {
  return withDocument(pdf, async (document) =>
    [...document.pages()].map((page) =>
      page
        .getText()
        .split(/[\r\n]+/)
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
    ),
  )
}

export async function textOf(pdf: Uint8Array): Promise<string> {
  return (await linesOf(pdf)).flat().join(' ')
}

export async function pagesIn(pdf: Uint8Array): Promise<number> {
  return withDocument(pdf, async (document) => document.getPageCount())
}

/** Whether anything is printed in the outer 8 millimetres at the left or right of a page. */
export async function isAtTheEdge(pdf: Uint8Array): Promise<boolean> {
  return withDocument(pdf, async (document) => {
    for (const page of document.pages()) {
      const { data, width, height } = await page.render({ scale: 1, render: 'bitmap' })
      const edge = Math.round((width * 8) / 210)
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < edge; x++) {
          if (data[(y * width + x) * 4] !== 255 || data[(y * width + width - 1 - x) * 4] !== 255) return true
        }
      }
    }
    return false
  })
}

/** All pages as pixels. */
export async function pixelsOf(pdf: Uint8Array): Promise<Buffer> {
  return withDocument(pdf, async (document) => {
    const pages: Uint8Array[] = []
    for (const page of document.pages()) pages.push((await page.render({ scale: 2, render: 'bitmap' })).data)
    return Buffer.concat(pages)
  })
}

async function withDocument<T>(pdf: Uint8Array, work: (document: PDFiumDocument) => Promise<T>): Promise<T> {
  const document = await pdfium.loadDocument(pdf)
  try {
    return await work(document)
  } finally {
    document.destroy()
  }
}

/** The PDF reader of most Linux systems, and of many programs that parse CVs. `node scripts/ensure.mjs readers` installs it. */
export const isPopplerHere = spawnSync('pdftotext', ['-v']).error === undefined

export function readByPoppler(pdf: Uint8Array): string {
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8', stdio: ['pipe', 'pipe', 'ignore'] })
}
