/** npm run worker: the job queue in its own process. Any number of workers may run beside any number of servers. */
import path from 'node:path'
import Fastify from 'fastify'
import { CannotStart } from '#platform/server/cannot-start.ts'
import { readConfig } from '#platform/server/config/read-config.ts'
import { openDatabase } from '#platform/server/db.ts'
import { logger } from '#platform/server/http/log.ts'
import { openTypesetter } from '#platform/server/pdf/typesetter.ts'
import { runUntilSignal } from '#platform/server/run-until-signal.ts'
import { withTimeout } from '#platform/server/with-timeout.ts'
import { startWorker } from '#platform/server/worker.ts'
import { createContext } from './create-context.ts'
import { prepare } from './prepare.ts'
import { sitesOf } from './sites.ts'
import { writeTraffic } from '#features/traffic/server/public.ts'
import { onIdleError, patienceMs } from './open-portal.ts'
import { queueTasksFor } from './queue-tasks.ts'

await runUntilSignal(async () => {
  await using open = new AsyncDisposableStack()
  const config = readConfig(process.env)
  if (!config.databaseUrl) {
    throw new CannotStart('With the embedded database the server runs the queue itself. Set DATABASE_URL to run it apart.')
  }
  const database = open.adopt(
    openDatabase(config.databaseUrl, onIdleError, { directUrl: config.databaseDirectUrl }),
    ({ close }) => withTimeout(patienceMs, close()),
  )
  await prepare(database, { ...config, demoData: false })
  const { typeset, draw, picture, readPdf } = open.adopt(openTypesetter(), ({ stop }) => stop())
  const outbox = path.resolve(config.dataDir, 'outbox')
  const context = createContext(database, {
    config,
    sites: sitesOf(config, config.port),
    outbox,
    typeset,
    draw,
    picture,
    readPdf,
  })
  const { log } = Fastify({ logger: logger({ level: config.logLevel }) })
  const stopWriting = writeTraffic(context, (work) => work.catch((error: unknown) => log.warn({ err: error }, 'traffic')))
  open.defer(async () => void (await stopWriting()))
  const worker = await startWorker(database.directPool, queueTasksFor(context, false), log)
  open.defer(() => withTimeout(patienceMs, worker.stop()))
  console.log('The queue is open.')
  const closing = open.move()
  return { stop: () => closing.disposeAsync() }
})
