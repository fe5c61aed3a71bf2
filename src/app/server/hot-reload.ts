import { createServer, type RequestListener } from 'node:http'
import path from 'node:path'
import { createServer as createVite, type ViteDevServer } from 'vite'
import type { Assets } from '#platform/contract/page.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import { isApi } from '#platform/server/http/headers.ts'
import { logNotice } from '#platform/server/scrub.ts'
import type * as Opener from './open-portal.ts'
import type { StartTarget } from './start-target.ts'
import { browserEntry, type Renderer, root } from './screens.ts'
import type { RunningServer } from './start.ts'

/**
 * The development server: one process, one port. A changed screen is replaced in the open page. After a change of server code, a new portal replaces
 * the old one behind the same port, so that no page reloads and no typed text is lost. Only changes to `main.ts`, this file and the start of the
 * database need a new process.
 */
export async function openHotReload(config: Config, target: StartTarget): Promise<RunningServer> {
  await using open = new AsyncDisposableStack()
  const server = createServer()
  const vite = open.adopt(
    await createVite({ root, appType: 'custom', server: { middlewareMode: true, hmr: { server } } }),
    (tools) => tools.close(),
  )
  let current = await load(vite, config, target)
  open.defer(() => current.stop())
  const { facts } = current
  whenServerChanges(vite, async () => {
    const before = current
    current = await load(vite, config, target)
    await before.stop()
    logNotice('the server has changed')
  })
  const answer: RequestListener = (request, response) => current.app.routing(request, response)
  server.on('request', (request, response) =>
    isApi(request.url ?? '') ? answer(request, response) : vite.middlewares(request, response, () => answer(request, response)),
  )
  open.defer(async () => {
    server.closeAllConnections()
    server.close()
  })
  const closing = open.move()
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  const listen = (port: number, host: string): Promise<void> => {
    server.once('error', reject).listen(port, host, resolve)
    return listening
  }
  return { facts, listen, stop: () => closing.disposeAsync() }
}

/** Loads the portal. Vite evaluates changed modules and their importers again; all others stay loaded. */
async function load(vite: ViteDevServer, config: Config, target: StartTarget): Promise<Opener.Portal> {
  const { openPortal } = (await vite.ssrLoadModule('/src/app/server/open-portal.ts')) as typeof Opener // Vite's result has no type
  const render = async () => {
    const { createRender } = (await vite.ssrLoadModule('/src/app/web/entry-server.tsx')) as Renderer // as above
    return createRender(() => liveAssets)
  }
  const portal = await openPortal(config, target, async () => render)
  await portal.app.ready()
  return portal
}

/** Handles one change after the other. If loading fails, the old portal keeps running. */
function whenServerChanges(vite: ViteDevServer, reload: () => Promise<void>): void {
  const sql = ['migrations', 'database'].map((folder) => path.join(root, folder))
  vite.watcher.add(sql)
  let timer: NodeJS.Timeout | undefined
  let last = Promise.resolve()
  const next = (): void => {
    last = last.then(reload).catch((error: Error) => logNotice(`the server could not be changed: ${error.stack}`))
  }
  vite.watcher.on('all', (_event, file) => {
    const isServer = /\/src\/(?!.*\/web\/)(?!.*\.test\.).*\.ts$/.test(file) || sql.some((folder) => file.startsWith(folder))
    if (!isServer) return
    clearTimeout(timer)
    timer = setTimeout(next, 100)
  })
}

const liveAssets: Assets = {
  entry: `/${browserEntry}`,
  scripts: [],
  styles: ['/src/app/web/app.css'],
  preamble: [
    `import refresh from '/@react-refresh'`,
    'refresh.injectIntoGlobalHook(window)',
    'window.$RefreshReg$ = () => {}',
    'window.$RefreshSig$ = () => (type) => type',
    // A screen exports a loader besides its component. Without this hook, a change to it would reload the page and lose typed text.
    `window.__getReactRefreshIgnoredExports = ({ id }) => (id.includes('/screens/') ? ['loader'] : [])`,
    `import('/@vite/client')`,
  ].join('\n'),
}
