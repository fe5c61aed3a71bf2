import { createServer } from 'node:net'

/**
 * A free port for a server that is about to start. The system's own choice is avoided: it also gives such ports to outgoing connections, and journeys
 * open hundreds of them before the server listens.
 */
export async function ownPort(): Promise<number> {
  let port = 20_000 + (process.pid % 10_000)
  while (!(await isFree(port))) port += 1
  return port
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
