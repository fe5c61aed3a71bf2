import { CannotStart } from '#platform/server/cannot-start.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Facts } from './greeting.ts'
import { openPortal } from './open-portal.ts'
import { openPlace, type Place } from './place.ts'
import { builtScreens } from './screens.ts'

/** A portal that can be listened to: the built one, or the one that changes while we write it. */
export type Door = {
  readonly facts: Facts
  readonly listen: (port: number, host: string) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/** What is open closes in the opposite order, also when a later step fails or we are asked to leave. */
export async function start(config: Config, leaving: AbortSignal): Promise<Omit<Door, 'listen'>> {
  await using open = new AsyncDisposableStack()
  const place = await openPlace(config, open)
  leaving.throwIfAborted()
  const door = config.isDev ? await openLiveDoor(config, place) : await openBuiltDoor(config, place)
  open.defer(door.stop)
  leaving.throwIfAborted()
  await door.listen(place.port, config.host).catch(explainPort)
  const closing = open.move()
  return { facts: door.facts, stop: () => closing.disposeAsync() }
}

async function openBuiltDoor(config: Config, place: Place): Promise<Door> {
  const { app, facts, stop } = await openPortal(config, place, builtScreens)
  return { facts, stop, listen: (port, host) => app.listen({ port, host }) }
}

/** Its tools are heavy, and a built portal has no use for them. */
async function openLiveDoor(config: Config, place: Place): Promise<Door> {
  const { openLive } = await import('./live.ts')
  return openLive(config, place)
}

function explainPort(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') throw new CannotStart('Another program listens on this port. Set another PORT.')
  if (error.code === 'EACCES') throw new CannotStart('This account may not listen on this port. Set a PORT above 1023.')
  if (error.code === 'EADDRNOTAVAIL') throw new CannotStart('This machine has no such address. Set another HOST.')
  throw error
}
