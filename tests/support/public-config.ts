import { readConfig } from '#platform/server/config/read-config.ts'

/** What an operator must set for a portal that everybody reaches. */
export const publicEnvironment = {
  PUBLIC_URL: 'https://pasand.example',
  SESSION_SECRET: 'a secret of thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Pasand <hello@pasand.example>',
  ADMIN_PASSWORD: 'jackfruit-in-july',
} as const

export const publicConfig = readConfig(publicEnvironment)
