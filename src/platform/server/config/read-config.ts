import { CannotStart } from '../cannot-start.ts'
import { Environment } from './environment.ts'
import { type EnvironmentInput, halfGroups, isPublicServer, openIssuers, publicProblems } from './problems.ts'

export type Config = ReturnType<typeof readConfig>

/** Reads the environment, which no other code does. Throws one error that lists every problem. */
export function readConfig(env: EnvironmentInput) {
  // An empty variable, such as `SMTP_URL=`, counts as not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const data = parse(given)
  const isPublic = isPublicServer(given)
  return Object.freeze({
    isDev: data.NODE_ENV === 'development',
    isPublic,
    port: data.PORT,
    host: data.HOST,
    /** Undefined means localhost, at the port on which the server listens. */
    publicUrl: data.PUBLIC_URL,
    cvHost: data.CV_HOST,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    /** The URL of the same database without a pooler. */
    databaseDirectUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    databaseReplicaUrls: data.DATABASE_REPLICA_URLS,
    demoData: data.DEMO_DATA ?? (data.DATABASE_URL === undefined && !isPublic),
    sessionSecret: data.SESSION_SECRET,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? 'Pasand <hello@pasand.example>',
    supportEmail: data.SUPPORT_EMAIL,
    admin: { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD },
    adminQuickReset: data.ADMIN_QUICK_RESET,
    ...outsideServices(data),
    redisUrl: data.REDIS_URL,
    /** Undefined means a single process, which is not started by a parent process. */
    webProcesses: data.WEB_PROCESSES,
    /** How long a stopping server still answers, while load balancers move to other servers. */
    drainMs: 1_000 * (data.DRAIN_SECONDS ?? (data.WEB_PROCESSES === undefined ? 0 : 2)),
    trustProxy: data.TRUST_PROXY,
    countTraffic: data.COUNT_TRAFFIC,
    metricsToken: data.METRICS_TOKEN,
    rateLimit: data.RATE_LIMIT,
    logLevel: data.LOG_LEVEL,
  })
}

/** The longest that a person waits for a model. */
const aiTimeoutMs = 20_000

/** The external services; each is null if it is not configured. */
function outsideServices(data: Environment) {
  const google = whole({ clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET })
  const ai = whole({ baseUrl: data.AI_BASE_URL, model: data.AI_MODEL })
  const realtime = whole({ baseUrl: data.REALTIME_BASE_URL, apiKey: data.REALTIME_API_KEY, model: data.REALTIME_MODEL })
  const razorpay = whole({
    keyId: data.RAZORPAY_KEY_ID,
    keySecret: data.RAZORPAY_KEY_SECRET,
    webhookSecret: data.RAZORPAY_WEBHOOK_SECRET,
  })
  return {
    google: google && { ...google, issuer: data.GOOGLE_ISSUER },
    ai: ai && {
      ...ai,
      apiKey: data.AI_API_KEY,
      /** The name of the provider in the privacy policy. */
      provider: data.AI_PROVIDER ?? new URL(ai.baseUrl).host,
      dailyTokens: data.AI_DAILY_TOKENS,
      dailyTokensPerPerson: data.AI_DAILY_TOKENS_PER_PERSON,
      timeoutMs: aiTimeoutMs,
    },
    s3: bucketOf(data),
    realtime: realtime && {
      ...realtime,
      transcriptionModel: data.REALTIME_TRANSCRIPTION_MODEL,
      voice: data.REALTIME_VOICE,
      /** The name of the provider in the privacy policy. */
      provider: data.REALTIME_PROVIDER ?? new URL(realtime.baseUrl).host,
    },
    /** Null means the built-in sandbox, or no payments at all on a public server. */
    razorpay: razorpay && { ...razorpay, apiUrl: data.RAZORPAY_API_URL, checkoutUrl: data.RAZORPAY_CHECKOUT_URL },
    seller: sellerOf(data),
  }
}

/** The seller on tax invoices. Null means that receipts replace tax invoices. The rate is in hundredths of a percent. */
function sellerOf(data: Environment) {
  const seller = whole({
    name: data.SELLER_NAME,
    address: data.SELLER_ADDRESS,
    gstin: data.SELLER_GSTIN,
    sac: data.SELLER_SAC,
    rate: data.SELLER_GST_RATE,
  })
  return seller && { ...seller, rate: Math.round(Number(seller.rate) * 100) }
}

/** The S3 bucket. Null means that files are stored on the disk. */
function bucketOf(data: Environment) {
  const s3 = whole({
    endpoint: data.S3_ENDPOINT,
    bucket: data.S3_BUCKET,
    accessKeyId: data.S3_ACCESS_KEY_ID,
    secretAccessKey: data.S3_SECRET_ACCESS_KEY,
  })
  return s3 && { ...s3, region: data.S3_REGION }
}

function whole<T extends Readonly<Record<string, string | undefined>>>(group: T): { readonly [K in keyof T]: string } | null {
  return Object.values(group).includes(undefined) ? null : (group as { readonly [K in keyof T]: string }) // the line before excludes undefined
}

function parse(environment: EnvironmentInput): Environment {
  const { data, error } = Environment.safeParse(environment)
  const wrong = (error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  const problems = [...wrong, ...halfGroups(environment), ...openIssuers(environment), ...publicProblems(environment)]
  if (data && problems.length === 0) return data
  throw new CannotStart(`The environment is not usable:\n  ${problems.join('\n  ')}`)
}
