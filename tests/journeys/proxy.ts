import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Network = {
  /** Sends a response of the product on. */
  readonly send?: (received: IncomingMessage, response: ServerResponse) => void
  /** Whether the connection breaks when this path is requested. */
  readonly isCut?: (path: string) => boolean
}

const headersOnward = ({ headers }: IncomingMessage, host: string) => ({ ...headers, host, 'accept-encoding': 'identity' })

function sendWhole(received: IncomingMessage, response: ServerResponse): void {
  response.writeHead(received.statusCode ?? 502, received.headers)
  received.pipe(response)
}

/** Stands between the browser and the product, as a network does. The returned origin is that of the product in the browser. */
export async function startProxy(
  baseURL = '',
  { send = sendWhole, isCut = () => false }: Network,
): Promise<{ readonly origin: string; readonly server: Server }> {
  const product = new URL(baseURL)
  const server = createServer((incoming, response) => {
    const { url: path = '/', method } = incoming
    if (isCut(path)) return void incoming.socket.destroy()
    const headers = headersOnward(incoming, product.host)
    const outgoing = request(new URL(path, product), { method, headers }, (received) => send(received, response))
    // The browser has left the page.
    outgoing.on('error', () => response.destroy())
    incoming.pipe(outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // a server on TCP
  return { origin: `http://localhost:${port}`, server }
}
