/** Makes the CV by printing a page in a browser, the usual way to generate PDFs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import type { PrintModelInput } from '#features/cvs/server/print-model.ts'
import { fontFiles } from '#platform/server/pdf/fonts.ts'

export type Printer = { readonly print: (cv: PrintModelInput) => Promise<Uint8Array>; readonly close: () => Promise<void> }

export async function openPrinter(): Promise<Printer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-pdf-'))
  const browser = await chromium.launch({
    executablePath: readFileSync('node_modules/.ensure-browser', 'utf8'),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  return {
    print: (cv) => print(browser, path.join(folder, 'cv.html'), cv),
    close: async () => {
      await browser.close()
      rmSync(folder, { recursive: true })
    },
  }
}

/** Opens a new page for each CV, because a page that has shown a person's CV must not be reused for another person. */
async function print(browser: Browser, file: string, cv: PrintModelInput): Promise<Uint8Array> {
  writeFileSync(file, html(cv))
  const page = await browser.newPage()
  await page.goto(pathToFileURL(file).href)
  await page.evaluate('document.fonts.ready')
  const pdf = await page.pdf({ format: 'A4', margin: { top: '17mm', bottom: '18mm', left: '18mm', right: '18mm' }, tagged: true })
  await page.close()
  return pdf
}

// Fonts are read from disk, as by the typesetter. Nothing is downloaded.
const wanted = fontFiles().filter((font) => /(Inter|NotoSansDevanagari)_(400|500|600|700)/.test(font))
const faces = wanted.map((font) => {
  const weight = /_(\d+)/.exec(font)?.[1]
  const family = font.includes('Inter') ? 'Inter' : 'Devanagari'
  return `@font-face{font-family:${family};font-weight:${weight};src:url(${pathToFileURL(font).href})}`
})

const style = `${faces.join('')} body{font:9.6pt Inter,Devanagari} h3 span{float:right} h2,h3{break-after:avoid}`
const escape = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
const entries = (items: PrintModelInput['experience']): string =>
  items
    .map(({ head, sub, when, body }) => `<h3>${escape(head)}<span>${when}</span></h3><p>${escape(sub)}</p>${list(body)}`)
    .join('')

function html(cv: PrintModelInput): string {
  return `<meta charset="utf-8"><style>${style}</style><h1>${escape(cv.name)}</h1><p>${cv.contacts.map(({ text }) => escape(text)).join(' · ')}</p>
    <h2>Summary</h2><p>${escape(cv.summary.join(' '))}</p><h2>Experience</h2>${entries(cv.experience)}
    <h2>Education</h2>${entries(cv.education)}<h2>Skills</h2><p>${escape(cv.skills.join(' · '))}</p>
    <h2>Key Achievements</h2>${list(cv.achievements)}<h2>Languages</h2><p>${escape(cv.languages.join(' · '))}</p>`
}
