import type { BrowserContext, Page, Request, Route } from '@playwright/test'

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

/** A call that would change something on the server is recorded and refused, so that each press finds the screen as it was. */
export async function holdTheServer(context: BrowserContext): Promise<void> {
  const pages = new Map<string, Awaited<ReturnType<Route['fetch']>>>()
  await context.route('**/api/**', async (route) => {
    const request = route.request()
    if (['GET', 'HEAD'].includes(request.method())) return route.continue()
    if (!request.url().endsWith('/preview'))
      return route.fulfill({ status: 503, json: { message: 'Nothing is changed while everything is pressed' } })
    const response = pages.get(request.url()) ?? (await route.fetch(onMain(request)))
    pages.set(request.url(), response)
    return route.fulfill({ response })
  })
  await context.route(/\.(woff2?|png|jpe?g|webp|svg)(\?|$)/, (route) => route.abort())
}

/** The CV site is the same server under another name, which only browsers resolve. */
function onMain(request: Request): { readonly url: string; readonly headers: Record<string, string> } {
  const { origin = '', referer: _, ...headers } = request.headers()
  return { url: request.url().replace('//cv.', '//'), headers: { ...headers, origin: origin.replace('//cv.', '//') } }
}
