import type { Receipt } from '../contract.ts'
import type { Checkout, CheckoutEnd } from './checkout.ts'

type Options = {
  readonly key: string
  readonly order_id: string
  readonly amount: number
  readonly currency: string
  readonly name: string
  readonly description: string
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string }
  readonly theme: { readonly color: string }
  readonly config: {
    readonly display: { readonly hide: readonly { readonly method: 'upi'; readonly flows: readonly ['collect'] }[] }
  }
  readonly callback_url: string
  /** True to leave the page instead of opening a frame over it. */
  readonly redirect: boolean
  readonly handler: (receipt: Receipt) => void
  readonly modal: { readonly ondismiss: () => void }
}

type ProviderCheckout = {
  readonly open: () => void
  readonly on: (event: 'payment.failed', heard: () => void) => void
}

type Checkouts = new (options: Options) => ProviderCheckout

type Provider = { readonly keyId: string; readonly scriptUrl: string; readonly companyName: string }

/** Opens the provider's checkout over the page. After a failed payment it stays open for another attempt. */
export function providerCheckout({ keyId, scriptUrl, companyName }: Provider): Checkout {
  return async ({ order, details }) => {
    await fetchScript(scriptUrl)
    const Razorpay = provided()
    if (!Razorpay) throw new Error('the script of the provider is empty')
    return new Promise<CheckoutEnd>((end) => {
      let hasFailed = false
      const checkout = new Razorpay({
        key: keyId,
        order_id: order.id,
        amount: order.amount,
        currency: order.currency,
        name: companyName,
        description: details.description,
        prefill: { name: details.customerName, email: details.customerEmail, contact: '' },
        theme: { color: '#2563eb' },
        // Collect requests are hidden, because banks have ended them (NPCI, 28 February 2026). On a phone people use the app, elsewhere the QR code.
        config: { display: { hide: [{ method: 'upi', flows: ['collect'] }] } },
        callback_url: new URL('/payment-callback', location.href).href,
        redirect: isInsideAnApp(navigator.userAgent),
        handler: (receipt) => end({ kind: 'paid', receipt }),
        modal: { ondismiss: () => end({ kind: hasFailed ? 'declined' : 'dismissed' }) },
      })
      checkout.on('payment.failed', () => (hasFailed = true))
      checkout.open()
    })
  }
}

/** Loads a script once per page; if loading fails, the next payment tries again. */
function fetchScript(src: string): Promise<void> {
  if (provided()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, onload: () => resolve() })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('the script of the provider is away'))
    })
    document.head.append(script)
  })
}

function provided(): Checkouts | undefined {
  return (window as { readonly Razorpay?: Checkouts }).Razorpay // the provider's script sets it
}

/** Browsers inside other apps, and those that save data, cannot show the checkout in a frame. */
export function isInsideAnApp(userAgent: string): boolean {
  return /\b(Instagram|FBAN|FBAV|FB_IAB|Messenger|Line|Snapchat|Twitter|LinkedInApp|UCBrowser|OPR|Opera Mini)\b/.test(userAgent)
}
