import { existsSync, readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'

const stamp = 'node_modules/.ensure-browser'

/** The PDFs that a browser prints from pages. */
export async function printAll(pages: readonly string[]): Promise<Uint8Array[]> {
  const executablePath = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await browser.newPage()
    const pdfs: Uint8Array[] = []
    for (const html of pages) {
      await page.setContent(html)
      pdfs.push(
        new Uint8Array(await page.pdf({ format: 'A4', margin: { top: '15mm', bottom: '15mm', left: '15mm', right: '15mm' } })),
      )
    }
    return pdfs
  } finally {
    await browser.close()
  }
}
