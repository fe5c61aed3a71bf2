/** `npm run bench`, or `npm run bench -- search bytes`. Each prints its figures; the last line says whether every budget is kept. */
import { benchBytes } from './bench/bytes.ts'
import { benchPdf } from './bench/pdf.ts'
import { benchReading } from './bench/reading.ts'
import { benchRender } from './bench/render.ts'
import { benchSearch } from './bench/search.ts'

const benches = { bytes: benchBytes, render: benchRender, pdf: benchPdf, reading: benchReading, search: benchSearch }

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in benches))
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join(', ')}". There are: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}

const broken: string[] = []
for (const [name, bench] of Object.entries(benches)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  if (!(await bench())) broken.push(name)
}
console.log(broken.length === 0 ? 'Every budget is kept' : `Over budget: ${broken.join(', ')}`)
process.exitCode = broken.length === 0 ? 0 : 1
