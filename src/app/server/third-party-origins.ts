import type { Config } from '#platform/server/config/read-config.ts'

const payingScreens: ReadonlySet<string> = new Set(['/razorpay-demo'])

/** Only the payment provider, and only on the screens that pay. Its checkout is loaded from one of its hosts and calls the others. */
export function thirdPartyOriginsOf({ razorpay }: Pick<Config, 'razorpay'>, route: string | undefined): string {
  if (!razorpay || !payingScreens.has(route ?? '')) return ''
  const { origin, hostname } = new URL(razorpay.checkoutUrl)
  return hostname.endsWith('.razorpay.com') ? 'https://*.razorpay.com' : origin
}
