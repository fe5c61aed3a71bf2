import { expect, test } from 'vitest'
import { isInsideAnApp } from './provider-checkout.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36 Instagram 310.0.0.37.328 Android',
    true,
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS;FBAV/440.0]', true],
  ['Mozilla/5.0 (Linux; U; Android 11; en-US) AppleWebKit/534.30 Version/4.0 UCBrowser/13.4.0 Mobile Safari/534.30', true],
  ['Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; en) Presto/2.12.423 Version/12.16', true],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0', false],
])('%s leaves the page to pay: %s', (userAgent, isInside) => {
  expect(isInsideAnApp(userAgent)).toBe(isInside)
})
