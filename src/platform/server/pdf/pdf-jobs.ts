import path from 'node:path'
import type { WorkerScript } from '../workers/worker-process.ts'
import type { Drawing, Engine, EngineName, Sheet } from './engine.ts'
import type { PdfContent } from './read-pdf.ts'
import { templateFolder } from './templates.ts'

/** The jobs of a PDF worker. */
export type PdfJob =
  | (Sheet & { readonly output: keyof Engine | 'picture' })
  | { readonly output: 'content'; readonly pdf: Uint8Array }
export type PdfResult = Uint8Array | Drawing | PdfContent

/** The script of a worker, which falls back to the portable compiler if it finds no native binary. */
export function pdfWorkerScript(engine: EngineName): WorkerScript {
  return {
    file: path.join(import.meta.dirname, 'pdf-worker-child.ts'),
    args: [engine],
    env: { FONTCONFIG_FILE: path.join(templateFolder, 'fonts.conf') },
    nodeOptions: ['--max-old-space-size=128'],
  }
}
