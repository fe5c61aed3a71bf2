import type { Sites } from '#platform/server/app-context.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { PageSettings } from '#platform/server/pages.ts'
import { isSharedCall, isSharedPage, isVisitor, keepsPages } from './shared-pages.ts'
import { siteOf } from './sites.ts'
import { thirdPartyOriginsOf } from './third-party-origins.ts'

/** How this portal serves its pages, wherever it is opened. */
export function pageSettingsOf(config: Pick<Config, 'isDev' | 'razorpay'>, sites: Sites): PageSettings {
  return {
    isDev: config.isDev,
    isSharedPage,
    isSharedCall,
    isVisitor,
    keepsPages,
    siteOf: (host) => siteOf(host, sites),
    thirdPartyOriginsOf: (route) => thirdPartyOriginsOf(config, route),
    urlOf: (site) => (site === 'cv' ? sites.cvUrl : sites.mainUrl),
  }
}
