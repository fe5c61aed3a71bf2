import { createServer } from 'node:net'

/** A port that nobody listens on. Mails must name it before we listen ourselves, so it is sought beforehand. */
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
