import { createServer } from 'node:net'

/**
 * A port for a server that starts in a moment. Not one that the system chooses: it gives the same ones to outgoing connections, of which a run of
 * the journeys makes hundreds in the seconds until the server listens.
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
