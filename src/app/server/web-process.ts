/** One of several processes that answer: it gets its target from the one that has started it. */
import { once } from 'node:events'
import type { Config } from '#platform/server/config/read-config.ts'
import { start } from './start.ts'
import type { StartTarget } from './start-target.ts'
import { greeting } from './startup-message.ts'

export type WebProcessTask = { readonly target: StartTarget }
/** When all of them answer, one says so. */
export const greets = 'greets'

export async function startOne(config: Config, leaving: AbortSignal, say: (text: string) => void) {
  const [{ target }] = (await once(process, 'message', { signal: leaving })) as [WebProcessTask] // from startSeveral
  const { facts, stop } = await start(config, leaving, target)
  process.on('message', (message) => {
    if (message === greets) say(greeting(facts))
  })
  // The process that has started this one replaces it.
  return { stop, reload: () => {} }
}
