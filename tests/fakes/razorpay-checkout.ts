/** Replaces the provider's checkout script. It has the same global name and options, and a button for each outcome of a payment. */
export const checkoutScript = `
const home = document.currentScript.src
window.Razorpay = class {
  #options
  #failed = () => {}
  constructor(options) { this.#options = options }
  on(event, heard) { if (event === 'payment.failed') this.#failed = heard }
  open() {
    const { key, amount, currency, name, description, order_id, prefill, theme, handler, modal, redirect, callback_url } = this.#options
    if (redirect) {
      const action = new URL('/hosted/' + order_id + '?callback=' + encodeURIComponent(callback_url), home)
      const form = Object.assign(document.createElement('form'), { method: 'post', action })
      document.body.append(form)
      return form.submit()
    }
    const box = document.createElement('dialog')
    const said = [key, amount, currency, name, description, prefill.name, prefill.email, theme.color].join(' | ')
    box.append(Object.assign(document.createElement('p'), { textContent: said }))
    box.dataset.options = JSON.stringify(this.#options)
    const add = (label, work) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label, onclick: work })
      box.append(button)
    }
    add('Provider pays', async () => {
      const receipt = await (await fetch(new URL('/pay/' + order_id, home))).json()
      box.remove()
      handler(receipt)
    })
    add('Provider declines', () => this.#failed({ error: { code: 'BAD_REQUEST_ERROR', description: 'Payment failed' } }))
    add('Provider closes', () => { box.remove(); modal.ondismiss() })
    document.body.append(box)
    box.showModal()
  }
}
`

/** The hosted page of the provider, for browsers that cannot show the frame. It sends the proof of payment back in a form. */
export function hostedPage(proof: Readonly<Record<string, string>>, callbackUrl: string): string {
  const fields = Object.entries(proof).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  const back = encodeURI(decodeURIComponent(callbackUrl)).replaceAll('"', '%22')
  return `<!doctype html><title>Provider</title><form method="post" action="${back}">${fields.join('')}<button>Provider pays</button></form>`
}
