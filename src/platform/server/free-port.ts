import { createServer } from 'node:net'

/** A free port. Emails contain it before the server listens, so it is chosen beforehand. */
export function freePort(host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const listener = createServer()
  listener.once('error', reject)
  listener.listen(0, host, () => {
    const address = listener.address()
    listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
  })
  return promise
}
