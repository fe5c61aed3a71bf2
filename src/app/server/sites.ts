import type { Config } from '#platform/server/config/read-config.ts'
import type { Sites } from '#platform/server/app-context.ts'
import type { SiteName } from '#platform/contract/page.ts'

/** The site of a host name. An unknown host is the main site, because content never depends on a host name from outside. */
export function siteOf(hostname: string, { cvHost }: Sites): SiteName {
  return hostname.toLowerCase() === cvHost ? 'cv' : 'main'
}

/** The URLs of both sites. The CV site is the same server under another host name. */
export function sitesOf({ publicUrl, cvHost, supportEmail }: Config, port: number): Sites {
  const main = new URL(publicUrl ?? `http://localhost:${port}`)
  const cv = new URL(main)
  cv.hostname = cvHost
  return { mainUrl: main.origin, cvUrl: cv.origin, cvHost, supportEmail }
}
