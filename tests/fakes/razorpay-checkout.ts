/** Replaces the provider's script: the same name and options, and a button for each way in which a payment can end. */
export const checkoutScript = `
const home = document.currentScript.src
window.Razorpay = class {
  #options
  #failed = () => {}
  constructor(options) { this.#options = options }
  on(event, heard) { if (event === 'payment.failed') this.#failed = heard }
  open() {
    const { key, amount, currency, name, description, order_id, prefill, theme, handler, modal } = this.#options
    const box = document.createElement('dialog')
    const said = [key, amount, currency, name, description, prefill.name, prefill.email, theme.color].join(' | ')
    box.append(Object.assign(document.createElement('p'), { textContent: said }))
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
