/** Our typesetter against the usual way, a browser that prints a page: the same CVs, in turns, both warm. Needs Chromium. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Browser, chromium } from '@playwright/test'
import { printed, type PrintedCv } from '#features/cvs/server/printed.ts'
import { fontFiles } from '#platform/server/pdf/fonts.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { englishCv, hindiCv } from '#tests/a-cv.ts'

const rounds = Number(process.argv[2] ?? 15)
const stamp = 'node_modules/.ensure-browser'
const executablePath = process.env['CHROME_PATH'] ?? (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '/usr/bin/chromium')

const [job] = englishCv.experience
const longCv = { ...englishCv, experience: Array.from({ length: 14 }, () => job).filter((one) => one !== undefined) }
const samples = { 'English, 1 page': englishCv, 'Hindi, 1 page': hindiCv, 'English, 3 pages': longCv }

// From the disk, as ours: nothing has to be fetched.
const wanted = fontFiles().filter((font) => /(Inter|NotoSansDevanagari)_(400|500|600|700)/.test(font))
const faces = wanted.map((font) => {
  const weight = /_(\d+)/.exec(font)?.[1]
  const family = font.includes('Inter') ? 'Inter' : 'Devanagari'
  return `@font-face{font-family:${family};font-weight:${weight};src:url(${pathToFileURL(font).href})}`
})

const style = `${faces.join('')} body{font:9.6pt Inter,Devanagari} h3 span{float:right} h2,h3{break-after:avoid}`
const folder = mkdtempSync(path.join(tmpdir(), 'bench-pdf-'))
const file = path.join(folder, 'cv.html')

const escape = (text: string): string => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))
const list = (items: readonly string[]): string => `<ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
const entries = (items: PrintedCv['experience']): string =>
  items
    .map(({ head, sub, when, body }) => `<h3>${escape(head)}<span>${when}</span></h3><p>${escape(sub)}</p>${list(body)}`)
    .join('')

function html(cv: PrintedCv): string {
  return `<meta charset="utf-8"><style>${style}</style><h1>${escape(cv.name)}</h1><p>${cv.contacts.map(({ text }) => escape(text)).join(' · ')}</p>
    <h2>Summary</h2><p>${escape(cv.summary.join(' '))}</p><h2>Experience</h2>${entries(cv.experience)}
    <h2>Education</h2>${entries(cv.education)}<h2>Skills</h2><p>${escape(cv.skills.join(' · '))}</p>
    <h2>Key Achievements</h2>${list(cv.achievements)}<h2>Languages</h2><p>${escape(cv.languages.join(' · '))}</p>`
}

/** A fresh page each time: one that has shown a stranger's CV must not be shown the next. */
async function print(browser: Browser, cv: PrintedCv): Promise<Uint8Array> {
  writeFileSync(file, html(cv))
  const page = await browser.newPage()
  await page.goto(pathToFileURL(file).href)
  await page.evaluate('document.fonts.ready')
  const pdf = await page.pdf({ format: 'A4', margin: { top: '17mm', bottom: '18mm', left: '18mm', right: '18mm' }, tagged: true })
  await page.close()
  return pdf
}

async function msOf(work: () => Promise<Uint8Array>): Promise<number> {
  const began = performance.now()
  const pdf = await work()
  if (Buffer.from(pdf.subarray(0, 5)).toString() !== '%PDF-') throw new Error('that is no PDF')
  return performance.now() - began
}

const at = (times: readonly number[], share: number): number => {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const typesetter = openTypesetter({ timeoutMs: 60_000 })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })

type Row = { readonly cv: string } & Readonly<Record<'ours' | 'oursP95' | 'browser' | 'browserP95', number>>
const rows: Row[] = []
for (const [name, body] of Object.entries(samples)) {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = -2; round < rounds; round++) {
    // Each time another text, so that neither remembers the last one. The first two rounds warm up.
    const cv = printed({ ...body, summary: `${body.summary} ${round}` })
    const times = [await msOf(() => typesetter.typeset('cv-modern', cv)), await msOf(() => print(browser, cv))]
    if (round >= 0) [ours, theirs].forEach((all, side) => all.push(times[side] ?? Number.NaN))
  }
  rows.push({ cv: name, ours: at(ours, 0.5), oursP95: at(ours, 0.95), browser: at(theirs, 0.5), browserP95: at(theirs, 0.95) })
}
await browser.close()
await typesetter.stop()
rmSync(folder, { recursive: true })

console.log('milliseconds      Typst p50   p95    Chromium p50   p95   times faster')
for (const { cv, ...ms } of rows) {
  const cells = [ms.ours, ms.oursP95, ms.browser, ms.browserP95, ms.browser / ms.ours]
  console.log(cv.padEnd(18), ...cells.map((cell) => cell.toFixed(1).padStart(9)))
}
const sum = (side: 'ours' | 'browser'): number => rows.reduce((all, row) => all + row[side], 0)
console.log(JSON.stringify({ bench: 'pdf', rounds, ratio: Number((sum('browser') / sum('ours')).toFixed(1)), rows }))
