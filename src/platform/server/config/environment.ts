import { z } from 'zod'
import { isGstin } from '#platform/contract/gstin.ts'

const flag = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((word) => word === 'on')
const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that starts with http:// or https://' })
const word = z.string().min(1)

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a number from 0 to 65535')

const hostName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z\d.-]+$/, 'must be a host name, without a port')

/** The number of proxy hops, or the IP addresses of the proxies. `on` trusts any proxy in a private network. */
const trustProxy = z
  .string()
  .regex(/^(on|off|\d{1,2}|[\da-f.:/]+(\s*,\s*[\da-f.:/]+)*)$/i, 'must be off, on, a number of proxies, or their addresses')
  .transform((value) => {
    if (value === 'off') return false
    if (value === 'on') return 'loopback, linklocal, uniquelocal'
    return /^\d+$/.test(value) ? Number(value) : value
  })

const tokens = z
  .string()
  .regex(/^\d{1,12}$/, 'must be a number of tokens')
  .transform(Number)

const databaseUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that starts with postgresql://' })
const databaseUrls = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim()))
  .refine((urls) => urls.every((url) => databaseUrl.safeParse(url).success), 'must be addresses that start with postgresql://')

/** Every variable that the product reads, with its default. */
export const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: port.default(3000),
  HOST: word.default('127.0.0.1'),
  PUBLIC_URL: webAddress.optional(),
  CV_HOST: hostName.default('cv.localhost'),
  DATA_DIR: word.default('./data'),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_REPLICA_URLS: databaseUrls.default([]),
  DEMO_DATA: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'needs 32 characters or more').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address that starts with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().includes('@', { error: 'must hold an email address' }).optional(),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@pasand.example'),
  ADMIN_EMAIL: z.email('must be an email address').default('admin@pasand.example'),
  ADMIN_PASSWORD: z.string().min(6, 'needs 6 characters or more').max(200, 'may have 200 characters').optional(),
  ADMIN_QUICK_RESET: flag.default(false),
  GOOGLE_ISSUER: webAddress.default('https://accounts.google.com'),
  GOOGLE_CLIENT_ID: word.optional(),
  GOOGLE_CLIENT_SECRET: word.optional(),
  AI_BASE_URL: webAddress.optional(),
  AI_API_KEY: word.optional(),
  AI_MODEL: word.optional(),
  AI_PROVIDER: z.string().max(100, 'may have 100 characters').optional(),
  AI_DAILY_TOKENS: tokens.default(5_000_000),
  AI_DAILY_TOKENS_PER_PERSON: tokens.default(200_000),
  REALTIME_BASE_URL: webAddress.optional(),
  REALTIME_API_KEY: word.optional(),
  REALTIME_MODEL: word.optional(),
  REALTIME_TRANSCRIPTION_MODEL: word.default('gpt-4o-mini-transcribe'),
  REALTIME_VOICE: word.default('marin'),
  REALTIME_PROVIDER: z.string().max(100, 'may have 100 characters').optional(),
  RAZORPAY_KEY_ID: word.optional(),
  RAZORPAY_KEY_SECRET: word.optional(),
  RAZORPAY_WEBHOOK_SECRET: word.optional(),
  RAZORPAY_API_URL: webAddress.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: webAddress.default('https://checkout.razorpay.com/v1/checkout.js'),
  SELLER_NAME: z.string().max(200, 'may have 200 characters').optional(),
  SELLER_ADDRESS: z.string().max(400, 'may have 400 characters').optional(),
  SELLER_GSTIN: z.string().refine(isGstin, 'is not a valid GSTIN').optional(),
  SELLER_SAC: z
    .string()
    .regex(/^99\d{4}$/, 'must be a service accounting code of six digits, which begins with 99')
    .optional(),
  SELLER_GST_RATE: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/, 'must be a rate in percent, such as 18')
    .optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: word.optional(),
  S3_ACCESS_KEY_ID: word.optional(),
  S3_SECRET_ACCESS_KEY: word.optional(),
  S3_REGION: word.default('us-east-1'),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be an address that starts with redis:// or rediss://' }).optional(),
  WEB_PROCESSES: z
    .string()
    .regex(/^([1-9]|[1-9]\d|1[01]\d|12[0-8])$/, 'must be a number from 1 to 128')
    .transform(Number)
    .optional(),
  DRAIN_SECONDS: z
    .string()
    .regex(/^[1-2]?\d?\d$/, 'must be a number of seconds below 300')
    .transform(Number)
    .optional(),
  TRUST_PROXY: trustProxy.default(false),
  COUNT_TRAFFIC: flag.default(true),
  METRICS_TOKEN: z.string().min(16, 'needs 16 characters or more').optional(),
  RATE_LIMIT: flag.default(true),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})
export type Environment = z.output<typeof Environment>
