import { brand } from '#features/site/brand.ts'
import { demoSignIns } from './demo/sign-ins.ts'
import type { Config } from '#platform/server/config/read-config.ts'
import type { Sites } from '#platform/server/app-context.ts'

export type Facts = {
  readonly config: Config
  readonly sites: Sites
  /** The paths are absolute. */
  readonly outbox: string
  readonly database: string | null
  /** Shown only once, because only a hash is stored. */
  readonly inventedPassword: string | null
  readonly hasDemoPeople: boolean
}

/** The message after the start, for the operator: URLs, sign-ins and paths. */
export function greeting({ config, sites, outbox, database, inventedPassword, hasDemoPeople }: Facts): string {
  const password = inventedPassword
    ? `password ${inventedPassword} (shown only this once)`
    : 'with the password set at the first start'
  const rows = [
    [brand.cvSiteName, sites.cvUrl],
    ['Admin', `${sites.mainUrl}/admin/login`],
    ['', `${config.admin.email}, ${config.admin.password ? 'with ADMIN_PASSWORD' : password}`],
    ...(hasDemoPeople ? demoRows() : []),
    [
      'Emails',
      config.smtpUrl
        ? `sent from ${config.mailFrom}`
        : `each becomes a file in ${outbox}${config.isDev ? `, shown at ${sites.mainUrl}/dev/mail` : ''}`,
    ],
    ['Database', database ?? 'the one of DATABASE_URL'],
  ]
  return `${brand.name} is open at ${sites.mainUrl}\n\n${rows.map(([name = '', text]) => `  ${name.padEnd(10)}${text}`).join('\n')}\n`
}

function demoRows(): string[][] {
  return Object.values(demoSignIns).map(({ role, firstName, lastName, email, password }) => [
    role,
    `${email}, password ${password} (${firstName} ${lastName})`,
  ])
}
