import { expect, test } from 'vitest'
import { readConfig } from '#platform/server/config/read-config.ts'
import { contentSecurityPolicy } from '#platform/server/http/csp.ts'
import { thirdPartyOriginsOf } from './page-settings.ts'

const keys = { RAZORPAY_KEY_ID: 'k', RAZORPAY_KEY_SECRET: 's', RAZORPAY_WEBHOOK_SECRET: 'w' }

test.each([
  [keys, '/razorpay-demo', 'https://*.razorpay.com'],
  [{ ...keys, RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:4000/checkout.js' }, '/razorpay-demo', 'http://127.0.0.1:4000'],
  [
    { ...keys, RAZORPAY_CHECKOUT_URL: 'https://razorpay.com.evil.example/x.js' },
    '/razorpay-demo',
    'https://razorpay.com.evil.example',
  ],
  [keys, '/contact-us', ''],
  [keys, undefined, ''],
  [{}, '/razorpay-demo', ''],
])('with %j the screen %s lets in: %s', (env, route, outside) => {
  expect(thirdPartyOriginsOf(readConfig(env), route)).toBe(outside)
})

test('a page that allows one third party still allows no other script, object, form or frame', () => {
  const policy = contentSecurityPolicy('n', false, 'https://*.razorpay.com').split('; ')
  for (const rule of [
    "default-src 'self'",
    "script-src 'self' https://*.razorpay.com 'nonce-n'",
    "object-src 'none'",
    "base-uri 'none'",
  ])
    expect(policy).toContain(rule)
  for (const rule of ["form-action 'self' https://*.razorpay.com", "frame-ancestors 'none'", 'frame-src https://*.razorpay.com'])
    expect(policy).toContain(rule)
  expect(contentSecurityPolicy('n', false).split('; ')).toContain("form-action 'self'")
  expect(contentSecurityPolicy('n', false)).not.toMatch(/unsafe|https:|frame-src/)
})
