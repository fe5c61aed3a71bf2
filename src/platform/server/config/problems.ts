import type { Environment } from './environment.ts'

export type EnvironmentInput = Readonly<Record<string, string | undefined>>

/** An address that only this machine can reach makes a private portal; any other name makes a public one. */
export function isPublicAddress(url: string | undefined): boolean {
  const host = URL.parse(url ?? '')?.hostname
  if (!host) return false
  return !(host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127\.[\d.]+$/.test(host))
}

/** Variables that mean something only together. */
const groups = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['REALTIME_BASE_URL', 'REALTIME_API_KEY', 'REALTIME_MODEL'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['AI_BASE_URL', 'AI_MODEL'],
] as const

export function halfGroups(environment: EnvironmentInput): string[] {
  const loneKey =
    environment['AI_API_KEY'] && !environment['AI_BASE_URL'] ? ['AI_BASE_URL: required together with AI_API_KEY'] : []
  const halves = groups.flatMap((group) => {
    const set = group.filter((name) => environment[name])
    return set.length === 0
      ? []
      : group.filter((name) => !environment[name]).map((name) => `${name}: required together with ${set[0]}`)
  })
  return [...loneKey, ...halves]
}

/** Anyone who may read or change what a provider of sign-ins says may sign in as anybody. */
export function openIssuers({ GOOGLE_ISSUER: issuer }: EnvironmentInput): string[] {
  return issuer?.startsWith('http:') && isPublicAddress(issuer) ? ['GOOGLE_ISSUER: must start with https://'] : []
}

type Settings = Pick<Environment, 'SESSION_SECRET' | 'RATE_LIMIT' | 'ADMIN_QUICK_RESET' | 'DEMO_DATA' | 'SMTP_URL' | 'MAIL_FROM'>

/** What may be convenient on one's own machine and must never stand open to everybody. */
export function publicProblems(settings: Partial<Settings>): string[] {
  const rules: [boolean, string][] = [
    [settings.SESSION_SECRET === undefined, 'SESSION_SECRET: a public server needs one of 32 characters or more'],
    [settings.RATE_LIMIT === false, 'RATE_LIMIT: a public server refuses off'],
    [settings.ADMIN_QUICK_RESET === true, 'ADMIN_QUICK_RESET: a public server refuses on'],
    [settings.DEMO_DATA === true, 'DEMO_DATA: a public server refuses demo sign-ins, whose passwords everybody knows'],
    [
      settings.SMTP_URL !== undefined && settings.MAIL_FROM === undefined,
      'MAIL_FROM: required together with SMTP_URL on a public server',
    ],
  ]
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}
