import { setNonce } from 'get-nonce'

/** Radix locks scrolling with a style of its own making, which the browser refuses without this page's nonce. */
export function keepNonce(): void {
  setNonce(document.getElementById('nonce')?.nonce ?? '')
}
