import { getDocumentProxy } from 'unpdf'

/** `pages` are the texts in the order in which a simple program extracts them; `files` are the attachments by name. */
export type PdfContent = { readonly pages: readonly string[]; readonly files: Readonly<Record<string, Uint8Array>> }

/** Further pages are not read: no CV has more. */
const mostPages = 60

/** Reads a PDF. Use it in a worker only: a PDF from outside may take any time, or crash the process. */
export async function readPdf(pdf: Uint8Array): Promise<PdfContent> {
  const document = await getDocumentProxy(new Uint8Array(pdf)) // the library does not accept a Buffer
  try {
    const pages: string[] = []
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      pages.push(await textOf(await document.getPage(number)))
    }
    return { pages, files: await filesIn(document) }
  } finally {
    await document.loadingTask.destroy()
  }
}

type Document = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Document['getPage']>>

async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent()
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')
}

/** More than any CV contains. Larger attachments are not extracted, because a small PDF can contain a file of any size. */
const mostFiles = 10
const mostBytes = 2_000_000

async function filesIn(document: Document): Promise<PdfContent['files']> {
  const files: [string, Uint8Array][] = []
  for (const [id, { filename }] of [...((await document.getAttachments()) ?? [])].slice(0, mostFiles)) {
    const content = await document.getAttachmentContent(id)
    if (content && content.byteLength <= mostBytes) files.push([filename, content])
  }
  return Object.fromEntries(files)
}
