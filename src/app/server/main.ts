import { enableCompileCache } from 'node:module'
import path from 'node:path'

// What an earlier start has compiled is read instead of compiled again, so all else is imported after this. Where the folder cannot be
// written, a start takes half a second longer.
enableCompileCache(path.resolve(import.meta.dirname, '../../../node_modules/.cache/compiled'))
const { readConfig } = await import('#platform/server/config/read-config.ts')
const { runUntilSignal } = await import('#platform/server/run-until-signal.ts')
const { greeting } = await import('./startup-message.ts')
const { start } = await import('./start.ts')

await runUntilSignal(async (leaving) => {
  const portal = await start(readConfig(process.env), leaving)
  console.log(greeting(portal.facts))
  return portal
})
