/**
 * Runs the benchmarks: `npm run bench` for all, `npm run bench -- search bytes` for some. Each prints its figures; the last line says whether every
 * budget is met.
 */
import { parseArgs } from 'node:util'
import { benchAssistant } from './bench/assistant.ts'
import { benchBytes } from './bench/bytes.ts'
import { benchCapacity } from './bench/capacity.ts'
import { benchCounting } from './bench/counting.ts'
import { benchPaint } from './bench/paint.ts'
import { benchPdf } from './bench/pdf.ts'
import { benchReading } from './bench/reading.ts'
import { benchRender } from './bench/render.ts'
import { benchResumes } from './bench/resumes.ts'
import { benchSearch } from './bench/search.ts'
import { benchSettle } from './bench/settle.ts'
import { benchStart } from './bench/start.ts'
import { benchVoice } from './bench/voice.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The numbers of jobs to measure the search with, for example `--sizes 10000,100000`. */
    sizes: { type: 'string', default: '10000,100000' },
    /** A folder in which the databases are stored for the next run. Missing databases are created and filled. */
    keep: { type: 'string' },
  },
})
const sizes = values.sizes.split(',').map(Number)
const search = { sizes, ...(values.keep === undefined ? {} : { keep: values.keep }) }
const benches = {
  bytes: benchBytes,
  paint: benchPaint,
  render: benchRender,
  counting: benchCounting,
  start: benchStart,
  pdf: benchPdf,
  reading: benchReading,
  settle: benchSettle,
  assistant: benchAssistant,
  voice: benchVoice,
  search: () => benchSearch(search),
  resumes: () => benchResumes(search),
  capacity: () => benchCapacity(search),
}

const unknown = positionals.filter((name) => !(name in benches))
if (unknown.length > 0 || !sizes.every((size) => Number.isInteger(size) && size >= 1_000)) {
  console.error(`npm run bench -- [${Object.keys(benches).join('] [')}] [--sizes 10000,100000 (at least 1000)] [--keep folder]`)
  process.exit(1)
}

const broken: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  if (!(await bench())) broken.push(name)
}
console.log(broken.length === 0 ? 'Every budget is kept' : `Over budget: ${broken.join(', ')}`)
process.exitCode = broken.length === 0 ? 0 : 1
