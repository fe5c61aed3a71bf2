import * as net from 'node:net'

export type HeldPort = {
  /** The file descriptor for the program that listens. */
  readonly file: number
  readonly close: () => void
}

type Handle = { readonly fd: number; readonly close: () => void }
type Create = (...settings: readonly [address: string, port: number, type: 4, file: -1, flags: number]) => Handle | number

/** The function of Node's cluster module that opens a socket: `listen` would accept the connections in this process. */
const { _createServerHandle: createHandle } = net as unknown as { readonly _createServerHandle: Create }

/** UV_TCP_REUSEPORT allows other sockets on the same port. */
const reusePort = 2

/**
 * A port that stays open while the program behind it dies and starts again, as that of a socket unit of systemd: connections wait for it. When a program dies
 * that has opened its port itself, the system closes the connections first, and resets who comes again at once.
 */
export function holdPort(port: number): HeldPort {
  const handle = createHandle('127.0.0.1', port, 4, -1, reusePort)
  if (typeof handle === 'number') throw new Error(`port ${port} is taken (${handle})`)
  return { file: handle.fd, close: () => handle.close() }
}
