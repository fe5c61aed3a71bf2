import { readConfig } from '#platform/server/config/read-config.ts'

/** The environment variables that a public portal requires. */
export const publicEnvironment = {
  PUBLIC_URL: 'https://pasand.example',
  SESSION_SECRET: 'a secret of thirty-two characters',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Pasand <hello@pasand.example>',
  ADMIN_PASSWORD: 'jackfruit-in-july',
} as const

export const publicConfig = readConfig(publicEnvironment)
