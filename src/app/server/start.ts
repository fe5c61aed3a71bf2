import path from 'node:path'
import { CannotStart } from '#platform/server/cannot-start.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { useBuiltScripts } from '#platform/server/workers/built-scripts.ts'
import type { Facts } from './startup-message.ts'
import { openStartTarget, type StartTarget } from './start-target.ts'

/** A portal that can listen: the built one, or the development server. */
export type RunningServer = {
  readonly facts: Facts
  readonly listen: (port: number, host: string) => Promise<unknown>
  readonly stop: () => Promise<void>
}

/**
 * Starts a server. `given` is the target of the parent process, if there is one. Everything is closed in reverse order, also if a later step fails or
 * a signal arrives.
 */
export async function start(config: Config, leaving: AbortSignal, given?: StartTarget): Promise<Omit<RunningServer, 'listen'>> {
  await using open = new AsyncDisposableStack()
  const opening = given ?? openStartTarget(config, open)
  // The modules are imported while the database starts.
  const [target, openServer] = await Promise.all([opening, config.isDev ? readDevServer() : readBuiltServer()])
  leaving.throwIfAborted()
  const server = await openServer(config, target)
  open.defer(server.stop)
  leaving.throwIfAborted()
  await server.listen(target.port, config.host).catch(explainPort)
  const closing = open.move()
  return { facts: server.facts, stop: () => closing.disposeAsync() }
}

type OpenServer = (config: Config, target: StartTarget) => Promise<RunningServer>

async function readBuiltServer(): Promise<OpenServer> {
  const [{ openPortal }, { builtScreens, root }] = await Promise.all([import('./open-portal.ts'), import('./screens.ts')])
  useBuiltScripts(path.join(root, 'dist/workers'))
  return async (config, target) => {
    const { app, facts, stop } = await openPortal(config, target, builtScreens)
    return { facts, stop, listen: (port, host) => app.listen({ port, host }) }
  }
}

/** Imported only in development: the modules are large, and a built portal does not need them. */
async function readDevServer(): Promise<OpenServer> {
  return (await import('./hot-reload.ts')).openHotReload
}

function explainPort(error: NodeJS.ErrnoException): never {
  if (error.code === 'EADDRINUSE') throw new CannotStart('Another program listens on this port. Set another PORT.')
  if (error.code === 'EACCES') throw new CannotStart('This account may not listen on this port. Set a PORT above 1023.')
  if (error.code === 'EADDRNOTAVAIL') throw new CannotStart('This machine has no such address. Set another HOST.')
  throw error
}
