/** What stays in the memory of a running process when its garbage is collected: what it has reserved says nothing about that. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'

type Reply = { readonly id?: number; readonly result?: unknown }
type Usage = { readonly heapUsed: number; readonly external: number }

/** For `node --inspect=127.0.0.1:PORT`. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // it listens on a port
  server.close()
  await once(server, 'close')
  return port
}

/** Through the inspector of the process, which listens on this port. */
export async function watchHeap(port: number) {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[] // of Node
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let last = 0
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++last
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const hear = (data: Buffer): void => {
      const reply = JSON.parse(data.toString()) as Reply // of Node
      if (reply.id !== id) return
      socket.off('message', hear)
      resolve(reply.result)
    }
    socket.on('message', hear)
    socket.send(JSON.stringify({ id, method, params }))
    return promise
  }
  return {
    keptMb: async (): Promise<number> => {
      // What was waiting to be finalised by the first is collected by the second.
      for (let count = 0; count < 2; count++) await ask('HeapProfiler.collectGarbage')
      const answer = await ask('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
      const { heapUsed, external } = (answer as { result: { value: Usage } }).result.value // as the expression says
      return (heapUsed + external) / 2 ** 20
    },
    close: (): void => socket.close(),
  }
}
