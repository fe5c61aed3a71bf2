/** npm run db:demo: generates jobs and companies to try the product out and to measure it. */
import { parseArgs } from 'node:util'
import { loadDemo, usualJobs } from '#app/server/demo/load-demo.ts'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { clock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { migrate } from '#platform/server/migrate.ts'
import { openEmbedded } from '#platform/server/postgres/embedded.ts'

/** The demo people have applied to the first jobs, so at least these must exist. */
const least = 10
const most = 10_000_000
const help = `npm run db:demo -- [--jobs N] [--seed S]

Loads demo data: people, companies and N jobs (${usualJobs.toLocaleString('en-IN')} unless told otherwise).

  --jobs N   Makes sure that the first N jobs of the demo list are there. Those that are there stay
             as they are, so a second run with a larger N adds the difference. From ${least} to ${most.toLocaleString('en-IN')}.
  --seed S   A whole number: another seed, another list. Default 1.

It uses DATABASE_URL, or the embedded database of DATA_DIR while no server runs on it.
Everything is one transaction: a run that is cut off leaves nothing behind. With 20,000 jobs or more,
a server on the same database cannot search until the run has ended.`

try {
  const order = readArguments()
  if (order) await load(order)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : error)
  process.exitCode = 1
}

type Order = { readonly jobs: number; readonly seed: number }

function readArguments(): Order | null {
  const { values } = parse()
  if (!values.help) return { jobs: whole('--jobs', values.jobs, least, most), seed: whole('--seed', values.seed, 0, 2 ** 31) }
  console.log(help)
  return null
}

function parse() {
  const options = {
    jobs: { type: 'string', default: String(usualJobs) },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  } as const
  try {
    return parseArgs({ options })
  } catch (error) {
    throw new CannotStart(`${error instanceof Error ? error.message : String(error)}\n\n${help}`)
  }
}

function whole(name: string, text: string, low: number, high: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= low && number <= high) return number
  throw new CannotStart(`${name} must be a whole number from ${low} to ${high.toLocaleString('en-IN')}, not "${text}".`)
}

async function load({ jobs, seed }: Order): Promise<void> {
  await using open = new AsyncDisposableStack()
  const config = readConfig(process.env)
  const url = config.databaseUrl ?? open.adopt(await openEmbedded(config.dataDir), ({ stop }) => stop()).url
  const { db, pool } = open.adopt(
    openDatabase(url, (error) => console.error(error.message)),
    ({ close }) => close(),
  )
  await migrate(pool)
  const began = performance.now()
  const added = await loadDemo(
    { db, pool },
    { jobs, seed, now: clock(), onProgress: tell(began), onStep: (step) => console.log(`${step}…`) },
  )
  const seconds = (performance.now() - began) / 1_000
  console.log(`${added.toLocaleString('en-IN')} jobs added in ${seconds.toFixed(1)} s`)
}

/** Returns a function that prints a line for each twentieth of the work. */
function tell(began: number): (done: number, total: number) => void {
  let printed = 0
  return (done, total) => {
    const twentieth = Math.floor((done * 20) / total)
    if (twentieth === printed) return
    printed = twentieth
    const seconds = (performance.now() - began) / 1_000
    const left = Math.round((seconds * (total - done)) / done)
    const rate = Math.round(done / seconds).toLocaleString('en-IN')
    console.log(`${twentieth * 5} %  ${done.toLocaleString('en-IN')} jobs, ${rate} a second, ${left} s left`)
  }
}
