import type { Config } from '#platform/server/config/read-config.ts'
import type { Sites } from '#platform/server/app-context.ts'
import type { SiteName } from '#platform/contract/page.ts'

/** A host we do not know is the main site: what is shown never depends on a name that a stranger chose. */
export function siteOf(hostname: string, { cvHost }: Sites): SiteName {
  return hostname.toLowerCase() === cvHost ? 'cv' : 'main'
}

/** The sister site is the same server under another name. */
export function sitesOf({ publicUrl, cvHost, supportEmail }: Config, port: number): Sites {
  const main = new URL(publicUrl ?? `http://localhost:${port}`)
  const cv = new URL(main)
  cv.hostname = cvHost
  return { mainUrl: main.origin, cvUrl: cv.origin, cvHost, supportEmail }
}
