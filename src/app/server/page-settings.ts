import type { Sites } from '#platform/server/app-context.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { PageSettings } from '#platform/server/pages.ts'
import { isSharedCall, isSharedPage, isVisitor, keepsPages } from './shared-pages.ts'
import { siteOf } from './sites.ts'

const payingScreens: ReadonlySet<string> = new Set(['/razorpay-demo', '/pricing', '/employer-portal'])

/** The origins of the payment provider, for the screens where people pay only. Its checkout script is loaded from one host and calls the others. */
export function thirdPartyOriginsOf({ razorpay }: Pick<Config, 'razorpay'>, route: string | undefined): string {
  if (!razorpay || !payingScreens.has(route ?? '')) return ''
  const { origin, hostname } = new URL(razorpay.checkoutUrl)
  return hostname.endsWith('.razorpay.com') ? 'https://*.razorpay.com' : origin
}

/** The settings for serving pages, whichever way the portal is opened. */
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
