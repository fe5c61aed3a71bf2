import type { SiteName } from '#platform/contract/page.ts'
import type { Sites } from '#platform/server/app-context.ts'

/** A host we do not know is the main site: what is shown never depends on a name that a stranger chose. */
export function siteOf(hostname: string, { cvHost }: Sites): SiteName {
  return hostname.toLowerCase() === cvHost ? 'cv' : 'main'
}
