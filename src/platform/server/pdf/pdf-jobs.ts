import path from 'node:path'
import type { WorkerScript } from '../workers/worker-process.ts'
import type { Drawing, Engine, EngineName, Sheet } from './engine.ts'
import type { PdfContent } from './read-pdf.ts'
import { templateFolder } from './templates.ts'

/** What a PDF worker can be asked for. */
export type PdfJob =
  | (Sheet & { readonly output: keyof Engine | 'picture' })
  | { readonly output: 'content'; readonly pdf: Uint8Array }
export type PdfResult = Uint8Array | Drawing | PdfContent

/** A worker that finds no native binary falls back by itself. */
export function pdfWorkerScript(engine: EngineName): WorkerScript {
  return {
    file: path.join(import.meta.dirname, 'pdf-worker-child.ts'),
    args: [engine],
    env: { FONTCONFIG_FILE: path.join(templateFolder, 'fonts.conf') },
    nodeOptions: ['--max-old-space-size=128'],
  }
}
