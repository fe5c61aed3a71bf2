import { createServer, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'

const paths = ['/', '/jobs', '/companies', '/salary-estimate', '/cv-builder', '/auth', '/employer-portal', '/nowhere']

const pieceSize = 3_000 // bytes
const pause = 20 // ms

/** Forwards the responses of the product, and pages piece by piece, as a slow network does. */
async function startSlowNetwork(product: URL): Promise<Server> {
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: product.host, 'accept-encoding': 'identity' }
    const passed = request(new URL(asked.url ?? '/', product), { method: asked.method, headers }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      if (said.headers['content-type']?.startsWith('text/html')) void said.toArray().then((read) => sendInPieces(answer, read))
      else said.pipe(answer)
    })
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

async function sendInPieces(answer: ServerResponse, read: readonly Uint8Array[]): Promise<void> {
  const page = Buffer.concat(read)
  for (let at = 0; at < page.length; at += pieceSize) {
    answer.write(page.subarray(at, at + pieceSize))
    await wait(pause)
  }
  answer.end()
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`the visible part of a page does not move while the rest arrives, ${viewport.width} pixels wide`, async ({
    page,
    baseURL,
  }) => {
    const network = await startSlowNetwork(new URL(baseURL ?? ''))
    try {
      const { port } = network.address() as AddressInfo // a server on TCP
      await page.setViewportSize(viewport)
      await noteMoves(page)
      for (const path of paths) {
        await page.goto(`http://localhost:${port}${path}`)
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expectSteady(page, path)
      }
    } finally {
      network.close()
    }
  })
}
