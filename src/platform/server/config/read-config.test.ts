import { expect, test } from 'vitest'
import { readConfig } from './read-config.ts'

const secret = 'x'.repeat(32)
const open = {
  PUBLIC_URL: 'https://pasand.example',
  SESSION_SECRET: secret,
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'hello@pasand.example',
}

test('without any variable there is a usable portal on this machine, with demo data', () => {
  expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', demoData: true, isPublic: false })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ SMTP_URL: '', PORT: '' })).toMatchObject({ smtpUrl: undefined, port: 3000 })
})

test('all problems are reported at once', () => {
  const env = {
    PORT: 'many',
    LOG_LEVEL: 'loud',
    GOOGLE_CLIENT_ID: 'id',
    PUBLIC_URL: 'https://pasand.example',
    RATE_LIMIT: 'off',
    ADMIN_QUICK_RESET: 'on',
    DEMO_DATA: 'on',
  }
  expect(() => readConfig(env)).toThrow(
    /PORT:.*\n.*LOG_LEVEL:.*\n.*GOOGLE_CLIENT_SECRET:.*\n.*SESSION_SECRET:.*\n.*RATE_LIMIT:.*\n.*ADMIN_QUICK_RESET:.*\n.*DEMO_DATA:.*\n.*SMTP_URL:.*\n.*MAIL_FROM:/,
  )
})

test.each([
  ['PORT', '70000'],
  ['PORT', '80 '],
  ['PUBLIC_URL', 'ftp://pasand.example'],
  ['PUBLIC_URL', 'pasand.example'],
  ['CV_HOST', 'cv.example:80'],
  ['DATABASE_URL', 'mysql://db/pasand'],
  ['DATABASE_REPLICA_URLS', 'postgresql://db/one, two'],
  ['DEMO_DATA', 'yes'],
  ['SESSION_SECRET', 'short'],
  ['SMTP_URL', 'https://mail.example'],
  ['GOOGLE_ISSUER', 'http://accounts.example'],
  ['MAIL_FROM', 'nobody'],
  ['ADMIN_EMAIL', 'admin'],
  ['TRUST_PROXY', 'maybe'],
  ['REDIS_URL', 'localhost'],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`\\n  ${name}: `))
})

test('a model is named after its host unless the operator names it, and has a timeout of twenty seconds', () => {
  const env = { AI_BASE_URL: 'https://ai.example/v1', AI_MODEL: 'small' }
  expect(readConfig(env).ai).toMatchObject({ provider: 'ai.example', timeoutMs: 20_000, dailyTokens: 5_000_000 })
  expect(readConfig({ ...env, AI_PROVIDER: 'Model Company', AI_DAILY_TOKENS: '0' }).ai).toMatchObject({
    provider: 'Model Company',
    dailyTokens: 0,
  })
  expect(() => readConfig({ ...env, AI_DAILY_TOKENS: 'many' })).toThrow('AI_DAILY_TOKENS: must be a number of tokens')
})

test.each([
  [{ GOOGLE_CLIENT_SECRET: 's' }, 'GOOGLE_CLIENT_ID'],
  [{ AI_API_KEY: 'k' }, 'AI_BASE_URL'],
  [{ DATABASE_DIRECT_URL: 'postgresql://db/one' }, 'DATABASE_URL'],
  [{ DATABASE_REPLICA_URLS: 'postgresql://db/one' }, 'DATABASE_URL'],
  [{ AI_BASE_URL: 'http://127.0.0.1:1' }, 'AI_MODEL'],
  [{ REALTIME_API_KEY: 'k' }, 'REALTIME_MODEL'],
  [{ RAZORPAY_KEY_ID: 'k', RAZORPAY_KEY_SECRET: 's' }, 'RAZORPAY_WEBHOOK_SECRET'],
])('half a group is a problem: %j lacks %s', (env, missing) => {
  expect(() => readConfig(env)).toThrow(`${missing}: required together with`)
})

test.each([
  ['http://localhost:3000', false],
  ['http://cv.localhost', false],
  ['http://127.0.0.2:80', false],
  ['http://[::1]:3000', false],
  ['https://pasand.example', true],
  ['https://192.168.1.4', true],
  ['https://localhost.pasand.example', true],
])('%s is public: %s', (url, isPublic) => {
  expect(readConfig({ ...open, PUBLIC_URL: url }).isPublic).toBe(isPublic)
})

const { PUBLIC_URL: _url, ...unnamed } = open

test.each(['localhost', '127.0.0.53', '::1'])('a server that listens on %s is private', (host) => {
  expect(readConfig({ HOST: host })).toMatchObject({ isPublic: false, demoData: true })
})

test.each(['0.0.0.0', '::', '192.168.1.4'])('a server that listens on %s is public', (host) => {
  expect(() => readConfig({ ...unnamed, HOST: host, DEMO_DATA: 'on' })).toThrow(/PUBLIC_URL: .*https.*\n.*DEMO_DATA: /)
  expect(() => readConfig({ ...open, PUBLIC_URL: 'http://localhost', HOST: host })).toThrow('PUBLIC_URL')
  expect(readConfig({ ...open, HOST: host })).toMatchObject({ isPublic: true, demoData: false })
})

test.each([
  ['PUBLIC_URL', { PUBLIC_URL: 'http://pasand.example' }],
  ['SMTP_URL', { SMTP_URL: '' }],
  ['MAIL_FROM', { MAIL_FROM: '' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'eleven-long' }],
])('a public server refuses to start without a safe %s', (name, over) => {
  expect(() => readConfig({ ...open, ...over })).toThrow(new RegExp(`\\n  ${name}: a public server needs`))
})

test('an identity provider on this machine may be used without TLS', () => {
  const env = { GOOGLE_ISSUER: 'http://127.0.0.1:4000', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's' }
  expect(readConfig(env).google?.issuer).toBe('http://127.0.0.1:4000')
})

test('a public server starts empty and refuses demo data', () => {
  expect(readConfig(open).demoData).toBe(false)
  expect(() => readConfig({ ...open, DEMO_DATA: 'on' })).toThrow('DEMO_DATA')
})

test('an external database starts without demo data and needs no secret on this machine', () => {
  expect(readConfig({ DATABASE_URL: 'postgresql://db/pasand' })).toMatchObject({ demoData: false, sessionSecret: undefined })
})

test.each([
  ['off', false],
  ['2', 2],
  ['on', 'loopback, linklocal, uniquelocal'],
  ['10.0.0.1, fd00::/8', '10.0.0.1, fd00::/8'],
])('TRUST_PROXY=%s believes %j', (value, believed) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(believed)
})
