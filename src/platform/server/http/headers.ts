/** Switches off the device features of browsers, except the microphone, which voice interviews use. */
const permissions = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'midi', 'usb']
  .map((feature) => `${feature}=()`)
  .concat('microphone=(self)')
  .join(', ')

/** The headers of every answer. Pages set a content security policy of their own; other answers may load nothing. */
export function headersFor(url: string, id: string, isPublic: boolean): Record<string, string> {
  return {
    'x-request-id': id,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': `default-src 'none'; frame-ancestors 'none'`,
    // Payment and sign-in windows that we open must be able to send their result back.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': permissions,
    ...(isPublic ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    ...(isApi(url) ? { 'cache-control': 'no-store' } : {}),
  }
}

export function isApi(url: string): boolean {
  return /^\/api(\/|\?|$)/.test(url)
}
