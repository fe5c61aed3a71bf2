/** Voice interviews use the microphone; no other device feature is needed. */
const permissions = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'usb']
  .map((feature) => `${feature}=()`)
  .concat('microphone=(self)')
  .join(', ')

/** Headers of every answer. Pages set their own content security policy; other answers need nothing. */
export function headersFor(url: string, id: string, isPublic: boolean): Record<string, string> {
  return {
    'x-request-id': id,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    // Payment and sign-in windows that we open must be able to report back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions,
    ...(isPublic ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    ...(isApi(url) ? { 'cache-control': 'no-store' } : {}),
  }
}

export function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url)
}
