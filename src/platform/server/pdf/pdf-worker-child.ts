/**
 * The child process that makes PDFs. A bug in the compiler aborts the whole process, and a page that never ends cannot be interrupted from within. In
 * a child process, either costs one document and not the server.
 */
import type { Engine, EngineName } from './engine.ts'
import type { Report } from '../workers/worker-process.ts'
import type { PdfJob, PdfResult } from './pdf-jobs.ts'
import { readPdf } from './read-pdf.ts'
import { withWholeWords } from './whole-words.ts'
import sharp from 'sharp'

/** Renders SVG that our own compiler has written. It runs only in a worker; the server reads no SVG at all. */
async function pictureOf(svg: string): Promise<Uint8Array> {
  return sharp(Buffer.from(svg), { limitInputPixels: 2_000_000 })
    .png({ palette: true, compressionLevel: 9 })
    .timeout({ seconds: 4 })
    .toBuffer()
}

const wasm = async (): Promise<Engine> => (await import('./wasm-engine.ts')).wasmEngine()

const engines: Record<EngineName, () => Promise<Engine>> = {
  wasm,
  native: async () => {
    try {
      return (await import('./native-engine.ts')).nativeEngine()
    } catch {
      return wasm() // there is no binary for this machine
    }
  },
}

async function make(engine: Engine, job: PdfJob): Promise<PdfResult> {
  if (job.output === 'content') return readPdf(job.pdf)
  if (job.output === 'picture') return pictureOf((await engine.draw(job)).svg)
  if (job.output === 'pdf') return withWholeWords(await engine.pdf(job), job.json)
  return engine.draw(job)
}

async function work(engine: Engine, job: PdfJob): Promise<Report<PdfResult>> {
  try {
    return { made: await make(engine, job) }
  } catch (error) {
    return { fault: String(error).slice(0, 2_000) }
  }
}

const say = (report: Report<PdfResult>): void => void process.send?.(report)

// The server has ended, for whatever reason.
process.on('disconnect', () => process.exit(0))
const engine = await engines[process.argv[2] as EngineName]() // typesetter.ts passes it
process.on('message', (job: PdfJob) => void work(engine, job).then(say))
say('ready')
