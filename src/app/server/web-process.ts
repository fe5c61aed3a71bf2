/** One of several processes that serve requests. It receives its target from the parent process. */
import { once } from 'node:events'
import type { Config } from '#platform/server/config/read-config.ts'
import { start } from './start.ts'
import type { StartTarget } from './start-target.ts'
import { greeting } from './startup-message.ts'

export type WebProcessTask = { readonly target: StartTarget }
/** Names the message that tells one process to print the startup message, when all processes serve requests. */
export const greets = 'greets'

export async function startOne(config: Config, leaving: AbortSignal, say: (text: string) => void) {
  const [{ target }] = (await once(process, 'message', { signal: leaving })) as [WebProcessTask] // `startSeveral` sends it
  const { facts, stop } = await start(config, leaving, target)
  process.on('message', (message) => {
    if (message === greets) say(greeting(facts))
  })
  // Reloading does nothing here: the parent process replaces this one.
  return { stop, reload: () => {} }
}
