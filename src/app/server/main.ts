import cluster from 'node:cluster'
import { enableCompileCache } from 'node:module'
import path from 'node:path'

// Node stores compiled code in this folder and reads it at the next start, so everything else is imported after this line. Without a writable folder
// a start takes half a second longer.
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'))
const { readConfig } = await import('#platform/server/config/read-config.ts')
const { runUntilSignal } = await import('#platform/server/run-until-signal.ts')
const { greeting } = await import('./startup-message.ts')
const { start } = await import('./start.ts')

await runUntilSignal(async (leaving) => {
  const config = readConfig(process.env)
  if (cluster.isWorker) return (await import('./web-process.ts')).startOne(config, leaving, console.log)
  if (config.webProcesses && !config.isDev)
    return (await import('./web-processes.ts')).startSeveral(config, config.webProcesses, leaving)
  const portal = await start(config, leaving)
  console.log(greeting(portal.facts))
  return portal
})
