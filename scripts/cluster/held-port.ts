import * as net from 'node:net'

export type HeldPort = {
  /** The file descriptor to pass to the program that accepts connections. */
  readonly file: number
  readonly close: () => void
}

type Handle = { readonly fd: number; readonly close: () => void }
type Create = (...settings: readonly [address: string, port: number, type: 4, file: -1, flags: number]) => Handle | number

/** An internal function of Node's cluster module that opens a listening socket. The public `listen` would accept connections in this process. */
const { _createServerHandle: createHandle } = net as unknown as { readonly _createServerHandle: Create }

/** UV_TCP_REUSEPORT: other sockets may use the same port. */
const reusePort = 2

/**
 * Opens a port that stays open while the program behind it restarts, like a socket unit of systemd: new connections wait in the queue. If the program
 * opened the port itself, the kernel would reset them when it dies. Throws if the port is in use.
 */
export function holdPort(port: number): HeldPort {
  const handle = createHandle('127.0.0.1', port, 4, -1, reusePort)
  if (typeof handle === 'number') throw new Error(`port ${port} is taken (${handle})`)
  return { file: handle.fd, close: () => handle.close() }
}
