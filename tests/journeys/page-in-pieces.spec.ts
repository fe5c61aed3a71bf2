import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from './fixtures.ts'
import { expectSteady, noteMoves } from './moves.ts'
import { startProxy } from './proxy.ts'

const paths = ['/', '/jobs', '/companies', '/salary-estimate', '/cv-builder', '/auth', '/employer-portal', '/nowhere']

const pieceSize = 3_000 // bytes
const pause = 20 // ms

/** Forwards the responses of the product, and pages piece by piece, as a slow network does. */
function sendSlowly(received: IncomingMessage, response: ServerResponse): void {
  response.writeHead(received.statusCode ?? 502, received.headers)
  if (received.headers['content-type']?.startsWith('text/html'))
    void received.toArray().then((page) => sendInPieces(response, page))
  else received.pipe(response)
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
    const { origin, server } = await startProxy(baseURL, { send: sendSlowly })
    try {
      await page.setViewportSize(viewport)
      await noteMoves(page)
      for (const path of paths) {
        await page.goto(`${origin}${path}`)
        await expect(page.getByRole('contentinfo')).toBeAttached()
        await expectSteady(page, path)
      }
    } finally {
      server.close()
    }
  })
}
