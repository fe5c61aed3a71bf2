/**
 * Measures the Largest Contentful Paint (LCP) of screens on a phone with a slow network, relative to the same page without scripts and styles. The
 * difference is the time spent waiting for further files.
 */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { withFolder } from './folder.ts'
import { runPortal } from './portal.ts'
import { print, quantile, rounded } from './print.ts'

/** Slow 4G (latency in ms, throughput in bytes per second), and the processor of a cheap phone: a quarter of the speed of this machine. */
const slow4g = { offline: false, latency: 562, downloadThroughput: 1_500_000 / 8, uploadThroughput: 750_000 / 8 }
const timesSlower = 4
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const rounds = 3
const afterLoadMs = 4_000

type Screen = { readonly name: string; readonly path: string; readonly most: number; readonly aimMs: number }
/** `most` is the maximum LCP as a multiple of that of the bare page. */
const screens: readonly Screen[] = [
  { name: '/', path: '/', most: 1.5, aimMs: 1_500 },
  { name: '/jobs', path: '/jobs', most: 1.8, aimMs: 1_500 },
  { name: 'a job', path: 'job', most: 1.7, aimMs: 1_500 },
  { name: 'an article', path: 'article', most: 1.5, aimMs: 1_300 },
  { name: '/aisacv', path: '/aisacv', most: 1.6, aimMs: 1_800 },
]

type Paint = { readonly firstByte: number; readonly first: number; readonly largest: number }

export async function benchPaint(): Promise<boolean> {
  return withFolder(async (folder) => {
    const { address, stop } = await runPortal(folder)
    const browser = await chromium.launch({
      executablePath: readFileSync('node_modules/.ensure-browser', 'utf8'),
      args: ['--no-sandbox', '--disable-gpu'],
    })
    try {
      const rows = []
      for (const screen of await withAddresses(address)) rows.push(await measure(browser, address, screen))
      print('paint', rows, { line: 'slow 4G, processor 4 times slower', screens: rows })
      return rows.every((row) => row['times the bare page'] <= row['at most'])
    } finally {
      await browser.close()
      await stop()
    }
  })
}

async function withAddresses(address: string): Promise<Screen[]> {
  const [job] = (await (await fetch(`${address}/api/jobs?limit=1`)).json()) as { id: string }[] // the type of the contract
  const [article] = (await (await fetch(`${address}/api/blog?limit=1`)).json()) as { slug: string }[] // the type of the contract
  const paths: Readonly<Record<string, string>> = { job: `/jobs/${job?.id}`, article: `/blog/${article?.slug}` }
  return screens.map((screen) => ({ ...screen, path: paths[screen.path] ?? screen.path }))
}

async function measure(browser: Browser, address: string, { name, path, most, aimMs }: Screen) {
  const bare = await serveBare(await (await fetch(address + path)).text())
  const paints: Paint[] = []
  const bares: Paint[] = []
  for (let round = 0; round < rounds; round++) {
    // Warms the server's cache of this page, as for a second visitor.
    await (await fetch(address + path, { headers: { 'accept-encoding': 'br' } })).arrayBuffer()
    paints.push(await paint(browser, address + path))
    bares.push(await paint(browser, bare.address))
  }
  bare.server.close()
  const median = (of: readonly Paint[], what: keyof Paint): number =>
    quantile(
      of.map((one) => one[what]),
      0.5,
    )
  return {
    screen: name,
    'first byte ms': rounded(median(paints, 'firstByte'), 0),
    'first paint ms': rounded(median(paints, 'first'), 0),
    'largest paint ms': rounded(median(paints, 'largest'), 0),
    'aim ms': aimMs,
    'bare page ms': rounded(median(bares, 'largest'), 0),
    'times the bare page': rounded(median(paints, 'largest') / median(bares, 'largest')),
    'at most': most,
  }
}

/** Serves the text of a page without its scripts, styles and data. */
async function serveBare(html: string): Promise<{ readonly address: string; readonly server: Server }> {
  const text = html.replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>|<link\b[^>]*>/gs, '')
  const body = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number } // a TCP server has an address with a port
  return { address: `http://localhost:${port}/`, server }
}

async function paint(browser: Browser, url: string): Promise<Paint> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  // Scripts may show a larger element later.
  await page.waitForTimeout(afterLoadMs)
  const paints = await page.evaluate<Paint>(readPaints)
  await context.close()
  return paints
}

/** Runs in the page. A string, because Node's types lack the largest-contentful-paint entry. */
const readPaints = `new Promise((resolve) => {
  const [{ responseStart }] = performance.getEntriesByType('navigation')
  const [first] = performance.getEntriesByName('first-contentful-paint')
  new PerformanceObserver((list) => {
    resolve({ firstByte: responseStart, first: first.startTime, largest: list.getEntries().at(-1).startTime })
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})`
