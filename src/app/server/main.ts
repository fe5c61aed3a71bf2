import { readConfig } from '#platform/server/config/read-config.ts'
import { runUntilSignal } from '#platform/server/run-until-signal.ts'
import { greeting } from './startup-message.ts'
import { start } from './start.ts'

await runUntilSignal(async (leaving) => {
  const portal = await start(readConfig(process.env), leaving)
  console.log(greeting(portal.facts))
  return portal
})
