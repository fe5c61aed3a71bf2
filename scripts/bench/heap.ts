/** Measures the live heap of a running process after a garbage collection. The resident size would include memory that is only reserved. */
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { WebSocket } from 'ws'

type Reply = { readonly id?: number; readonly result?: unknown }
type Usage = { readonly heapUsed: number; readonly external: number }

/** Returns a free port for `node --inspect=127.0.0.1:PORT`. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server has an address with a port
  server.close()
  await once(server, 'close')
  return port
}

/** Connects to the inspector of the process on this port. */
export async function watchHeap(port: number) {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as { webSocketDebuggerUrl: string }[] // Node's inspector
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  let last = 0
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    const id = ++last
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const hear = (data: Buffer): void => {
      const reply = JSON.parse(data.toString()) as Reply // Node's inspector
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
      // Two collections, because objects with finalisers are freed by the second.
      for (let count = 0; count < 2; count++) await ask('HeapProfiler.collectGarbage')
      const answer = await ask('Runtime.evaluate', { expression: 'process.memoryUsage()', returnByValue: true })
      const { heapUsed, external } = (answer as { result: { value: Usage } }).result.value // the type of the evaluated expression
      return (heapUsed + external) / 2 ** 20
    },
    close: (): void => socket.close(),
  }
}
