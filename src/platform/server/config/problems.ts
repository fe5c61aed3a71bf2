export type EnvironmentInput = Readonly<Record<string, string | undefined>>

/** True if only this machine can reach the host. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || /^\[?::1\]?$/.test(host) || /^127\.[\d.]+$/.test(host)
}

export function isPublicAddress(url: string | undefined): boolean {
  const host = URL.parse(url ?? '')?.hostname
  return host !== undefined && host !== '' && !isLoopback(host)
}

/** True if other machines can reach the server: by its public URL, or by the network on which it listens. */
export function isPublicServer({ PUBLIC_URL: url, HOST: host }: EnvironmentInput): boolean {
  return isPublicAddress(url) || (host !== undefined && !isLoopback(host.toLowerCase()))
}

/** Variables that must be set together. */
const groups = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['REALTIME_BASE_URL', 'REALTIME_API_KEY', 'REALTIME_MODEL'],
  ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  ['AI_BASE_URL', 'AI_MODEL'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_GSTIN', 'SELLER_SAC', 'SELLER_GST_RATE'],
] as const

/** The first variable has no effect without the second. */
const lonely = [
  ['AI_API_KEY', 'AI_BASE_URL'],
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_REPLICA_URLS', 'DATABASE_URL'],
] as const

export function halfGroups(environment: EnvironmentInput): string[] {
  const loneKey = lonely
    .filter(([name, needed]) => environment[name] && !environment[needed])
    .map(([name, needed]) => `${needed}: required together with ${name}`)
  const halves = groups.flatMap((group) => {
    const set = group.filter((name) => environment[name])
    return set.length === 0
      ? []
      : group.filter((name) => !environment[name]).map((name) => `${name}: required together with ${set[0]}`)
  })
  return [...loneKey, ...halves]
}

/** Issuers without TLS: anyone who could read or change the answers of the identity provider could sign in as anybody. */
export function openIssuers({ GOOGLE_ISSUER: issuer }: EnvironmentInput): string[] {
  return issuer?.startsWith('http:') && isPublicAddress(issuer) ? ['GOOGLE_ISSUER: must start with https://'] : []
}

/** The minimum length of an administrator's password on a public server. */
const shortestAdminPassword = 12

/**
 * Settings that help on a developer's machine and must not be used on a public server. They are checked separately from the schema, so that errors of
 * the schema do not hide them.
 */
export function publicProblems(environment: EnvironmentInput): string[] {
  if (!isPublicServer(environment)) return []
  const { PUBLIC_URL: url, ADMIN_PASSWORD: password } = environment
  const rules: [boolean, string][] = [
    [!url?.startsWith('https:'), 'PUBLIC_URL: a public server needs an address that starts with https://'],
    [environment['SESSION_SECRET'] === undefined, 'SESSION_SECRET: a public server needs one of 32 characters or more'],
    [environment['RATE_LIMIT'] === 'off', 'RATE_LIMIT: a public server refuses off'],
    [environment['ADMIN_QUICK_RESET'] === 'on', 'ADMIN_QUICK_RESET: a public server refuses on'],
    [environment['DEMO_DATA'] === 'on', 'DEMO_DATA: a public server refuses demo sign-ins, whose passwords everybody knows'],
    [environment['SMTP_URL'] === undefined, 'SMTP_URL: a public server needs a mail server'],
    [environment['MAIL_FROM'] === undefined, 'MAIL_FROM: a public server needs a sender'],
    [
      password !== undefined && password.length < shortestAdminPassword,
      `ADMIN_PASSWORD: a public server needs one of ${shortestAdminPassword} characters or more`,
    ],
  ]
  return rules.flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []))
}
