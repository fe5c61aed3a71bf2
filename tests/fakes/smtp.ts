import { createServer, type Socket } from 'node:net'

export type FakeSmtp = { readonly url: string; readonly received: readonly string[]; readonly close: () => void }

/** A mail server that takes every letter and keeps it as it came over the wire. */
export async function fakeSmtp(): Promise<FakeSmtp> {
  const received: string[] = []
  const server = createServer((socket) => converse(socket, received))
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() }
}

function converse(socket: Socket, received: string[]): void {
  let waiting = ''
  let isData = false
  socket.write('220 fake\r\n')
  socket.on('error', () => {})
  socket.on('data', (part: Buffer) => {
    waiting += part.toString()
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const said = waiting.slice(0, end)
      waiting = waiting.slice(end + (isData ? 5 : 2))
      if (isData) received.push(said)
      const wasData = isData
      isData = !wasData && said.toUpperCase() === 'DATA'
      socket.write(answerTo(said, wasData))
    }
  })
}

function answerTo(said: string, wasData: boolean): string {
  if (wasData) return '250 kept\r\n'
  if (/^EHLO/i.test(said)) return '250-fake\r\n250 8BITMIME\r\n'
  if (/^DATA/i.test(said)) return '354 go on\r\n'
  return /^QUIT/i.test(said) ? '221 bye\r\n' : '250 yes\r\n'
}
