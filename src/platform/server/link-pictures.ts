import { LRUCache } from 'lru-cache'
import { dayMs } from '#platform/contract/dates.ts'
import type { AppContext } from './app-context.ts'
import { networkOf } from './network.ts'
import { countOf, type RateLimit } from './rate-limits/rate-limit.ts'

/** Of some twenty kilobytes each. */
const mostKept = 500

type Texts = Parameters<AppContext['picture']>[1]
type Drawing = { readonly texts: () => Texts; readonly ip: string }
type PictureContext = Pick<AppContext, 'clock' | 'picture' | 'rateLimits'>

/** Draws what is shown beside a shared link, once for all who share the same. `limit` counts only pictures that have to be drawn. */
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
  /** `key` changes with the texts. */
  return async (key: string, texts: () => Texts, ip: string): Promise<Buffer> =>
    Buffer.from(await pictures.forceFetch(key, { context: { texts, ip } }))
}
