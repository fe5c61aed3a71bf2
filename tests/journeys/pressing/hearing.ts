import type { Page, Request } from '@playwright/test'

/** Records the external effects of a page, its pending requests, and its errors. */
export type PressResult = {
  readonly effects: string[]
  readonly waiting: Set<Request>
  readonly faults: string[]
  /** The number of chunks loaded since the last press. */
  chunks: number
}

const resourceTypes: ReadonlySet<string> = new Set(['fetch', 'xhr', 'document', 'ping', 'eventsource'])
const isChunk = /\/assets\/[^/]+\.(js|css)$/
/** Calls that the screen makes by itself while a person types. */
const byItself = /\/api\/cvs\/(aisacv\/)?(preview|draft)$/

export function listenTo(page: Page): PressResult {
  const hearing: PressResult = { effects: [], waiting: new Set(), faults: [], chunks: 0 }
  const note = (effect: string) => (): void => void hearing.effects.push(effect)
  page.on('request', (request) => {
    hearing.waiting.add(request)
    // Scripts are fetched before they are imported. What the press does follows after that.
    if (isChunk.test(request.url())) hearing.chunks += 1
    else if (resourceTypes.has(request.resourceType()) && !byItself.test(request.url()))
      note(`asked ${request.method()} ${request.url()}`)()
  })
  page.on('requestfinished', (request) => void hearing.waiting.delete(request))
  page.on('requestfailed', (request) => void hearing.waiting.delete(request))
  let address = ''
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const [now = '', fragment] = frame.url().split('#')
    // Links with href="#" change the URL too, but do not navigate.
    if (now !== address || fragment === undefined) note('went elsewhere')()
    address = now
  })
  page.on('download', note('a download'))
  page.on('filechooser', note('a choice of files'))
  page.on('popup', (popup) => {
    note('a new window')()
    void popup.close()
  })
  page.on('dialog', (dialog) => {
    note('a question')()
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => void hearing.faults.push(error.message))
  return hearing
}

type Header = { readonly name: string; readonly value: string }
type Preview = { readonly responseCode: number; readonly body: string; readonly responseHeaders: Header[] }
/** A call that the browser has paused: before it is sent and, if requested, also when its answer arrives. */
type PausedCall = {
  readonly requestId: string
  readonly request: { readonly url: string; readonly method: string }
  readonly responseStatusCode?: number
  readonly responseHeaders?: Header[]
}

const refusal: Preview = {
  responseCode: 503,
  body: Buffer.from(JSON.stringify({ message: 'Nothing is changed while everything is pressed' })).toString('base64'),
  responseHeaders: [{ name: 'content-type', value: 'application/json' }],
}

/**
 * Records and refuses calls that would change data on the server, so that each press finds the screen in its first state. Uses the browser's protocol
 * for these calls only: Playwright's routes intercept all requests and disable the cache, so each opening would load all scripts again.
 */
export async function holdTheServer(page: Page): Promise<void> {
  /** The previews by URL, because each is generated only once. */
  const previews = new Map<string, Preview>()
  const browser = await page.context().newCDPSession(page)
  // After a navigation, paused calls no longer exist, so failures are ignored.
  browser.on('Fetch.requestPaused', (call) => void answer(call).catch(() => {}))
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })

  async function answer({ requestId, request, responseStatusCode, responseHeaders = [] }: PausedCall): Promise<void> {
    const known = request.url.endsWith('/preview') ? previews.get(request.url) : refusal
    if (responseStatusCode !== undefined) {
      const { body, base64Encoded } = await browser.send('Fetch.getResponseBody', { requestId })
      const plain = responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name))
      const base64 = base64Encoded ? body : Buffer.from(body).toString('base64')
      previews.set(request.url, { responseCode: responseStatusCode, responseHeaders: plain, body: base64 })
      await browser.send('Fetch.continueRequest', { requestId })
    } else if (['GET', 'HEAD'].includes(request.method)) await browser.send('Fetch.continueRequest', { requestId })
    else if (known) await browser.send('Fetch.fulfillRequest', { requestId, ...known })
    else await browser.send('Fetch.continueRequest', { requestId, interceptResponse: true })
  }
}
