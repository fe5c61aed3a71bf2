import type { Page, Request } from '@playwright/test'

/** What a page does outside of itself, what it still waits for, and its errors. */
export type PressResult = {
  readonly effects: string[]
  readonly waiting: Set<Request>
  readonly faults: string[]
  /** How many chunks the page has loaded since the last press. */
  chunks: number
}

const resourceTypes: ReadonlySet<string> = new Set(['fetch', 'xhr', 'document', 'ping', 'eventsource'])
/** Calls that the screen makes by itself during typing. */
const byItself = /\/api\/cvs\/(aisacv\/)?(preview|draft)$/

export function listenTo(page: Page): PressResult {
  const hearing: PressResult = { effects: [], waiting: new Set(), faults: [], chunks: 0 }
  const note = (effect: string) => (): void => void hearing.effects.push(effect)
  page.on('request', (request) => {
    hearing.waiting.add(request)
    if (['script', 'stylesheet'].includes(request.resourceType())) hearing.chunks += 1
    if (resourceTypes.has(request.resourceType()) && !byItself.test(request.url()))
      note(`asked ${request.method()} ${request.url()}`)()
  })
  page.on('requestfinished', (request) => void hearing.waiting.delete(request))
  page.on('requestfailed', (request) => void hearing.waiting.delete(request))
  let address = ''
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    const [now = '', fragment] = frame.url().split('#')
    // A link with href="#" changes the URL, too.
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
/** As the browser reports it, before it is sent and, where that was wanted, when its answer has come. */
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
 * A call that would change something on the server is recorded and refused, so that each press finds the screen as it was. Playwright's routes
 * take every request and turn the cache off, so that each opening of a screen would load all its scripts again; the browser's own take these calls only.
 */
export async function holdTheServer(page: Page): Promise<void> {
  /** Each is made once. */
  const previews = new Map<string, Preview>()
  const browser = await page.context().newCDPSession(page)
  // A page that has gone elsewhere no longer waits for its calls.
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
