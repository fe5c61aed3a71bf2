import { LRUCache } from 'lru-cache'
import { dayMs } from '#platform/contract/dates.ts'
import type { AppContext } from './app-context.ts'
import { networkOf } from './network.ts'
import { countOf, type RateLimit } from './rate-limits/rate-limit.ts'

/** The number of pictures in the cache, each about 20 kB. */
const mostKept = 500

type Texts = Parameters<AppContext['picture']>[1]
type Drawing = { readonly texts: () => Texts; readonly ip: string }
type PictureContext = Pick<AppContext, 'clock' | 'picture' | 'rateLimits'>

/** Draws the preview pictures of shared links and caches them for a day. `limit` counts only pictures that have to be drawn. */
export function openLinkPictures({ clock, picture, rateLimits }: PictureContext, limit: RateLimit) {
  async function draw({ texts, ip }: Drawing): Promise<Uint8Array> {
    await rateLimits.consume([countOf(limit, ip)])
    return picture('picture', texts(), { network: networkOf(ip) })
  }
  const pictures = new LRUCache<string, Uint8Array, Drawing>({
    max: mostKept,
    ttl: dayMs,
    perf: { now: () => clock().getTime() },
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  /** `key` must change when the texts change. */
  return async (key: string, texts: () => Texts, ip: string): Promise<Buffer> =>
    Buffer.from(await pictures.forceFetch(key, { context: { texts, ip } }))
}
