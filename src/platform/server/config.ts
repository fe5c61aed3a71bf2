import { z } from 'zod'
import { CannotStart } from './cannot-start.ts'

const port = z.coerce.number().int().min(0).max(65_535)
const flag = z.enum(['on', 'off']).transform((word) => word === 'on')

const Environment = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  CV_HOST: z.string().min(1).default('cv.localhost'),
  SUPPORT_EMAIL: z.email().default('support@pasand.example'),
  RATE_LIMIT: flag.default(true),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url().optional(),
  DEMO_DATA: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Pasand <hello@pasand.example>'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** The only reader of the environment. Throws one error that lists every problem. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  // An operator who writes `SMTP_URL=` means "none".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { success, data, error } = Environment.safeParse(given)
  if (!success) throw unusable(error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`))
  if (data.DATABASE_URL && !data.SESSION_SECRET) throw unusable(['SESSION_SECRET: required together with DATABASE_URL'])
  return Object.freeze({
    isDev: data.NODE_ENV === 'development',
    port: data.PORT,
    host: data.HOST,
    publicUrl: data.PUBLIC_URL ?? `http://localhost:${data.PORT}`,
    cvHost: data.CV_HOST,
    supportEmail: data.SUPPORT_EMAIL,
    rateLimit: data.RATE_LIMIT,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL,
    demoData: data.DEMO_DATA ?? data.DATABASE_URL === undefined,
    sessionSecret: data.SESSION_SECRET,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    logLevel: data.LOG_LEVEL,
  })
}

function unusable(problems: readonly string[]): CannotStart {
  return new CannotStart(`The environment is not usable:\n  ${problems.join('\n  ')}`)
}
