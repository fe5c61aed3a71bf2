import { readConfig } from '#platform/server/config/read-config.ts'
import { runUntilTold } from '#platform/server/until-told.ts'
import { greeting } from './greeting.ts'
import { start } from './start.ts'

await runUntilTold(async (leaving) => {
  const portal = await start(readConfig(process.env), leaving)
  console.log(greeting(portal.facts))
  return portal
})
