import type { PaymentState } from '../help-contract.ts'
import { rupeesText } from '../rules.ts'

type Words = { readonly title: string; readonly text: string; readonly look: 'good' | 'wait' | 'bad' }

const fixed: Readonly<Record<Exclude<PaymentState['kind'], 'paid' | 'refunded' | 'refunding'>, Words>> = {
  waiting: {
    title: 'Waiting for the bank',
    text: 'The bank has not confirmed it yet. We keep asking for three days, and confirm by ourselves. If it fails, your bank returns the money.',
    look: 'wait',
  },
  failed: {
    title: 'The payment failed',
    text: 'We have not received the money. If it was deducted, your bank returns it within 7 working days. You can pay again.',
    look: 'bad',
  },
  unpaid: {
    title: 'Not paid',
    text: 'Nobody has paid this order. If money was deducted, your bank returns it within 7 working days.',
    look: 'bad',
  },
  person: {
    title: 'Our team is looking at it',
    text: 'We have your money and could not match it. You get what you bought, or the money back.',
    look: 'wait',
  },
  unclear: {
    title: 'The payment provider does not answer',
    text: 'We keep asking for three days, and confirm by ourselves. Please check again later, and do not pay twice.',
    look: 'wait',
  },
}

/** Explains where the money is and what happens next. */
export function paymentWords({ kind, refundPaise, isMended, isDemo }: PaymentState): Words {
  if (kind === 'paid') {
    const heard = isMended ? 'We had not heard of your payment and have just confirmed it.' : 'We have your payment.'
    const bought = isDemo ? 'It was the payment demo, which sells nothing.' : 'What you bought is active.'
    return { title: isMended ? 'Paid, and now confirmed' : 'Paid', text: `${heard} ${bought}`, look: 'good' }
  }
  const refund = refundPaise > 0 ? rupeesText(refundPaise) : 'The money'
  if (kind === 'refunded')
    return { title: 'Refunded', text: `${refund} went back. Banks show it within 7 working days.`, look: 'good' }
  if (kind === 'refunding') {
    return { title: 'Refund on its way', text: `${refund} is going back. Banks show it within 7 working days.`, look: 'wait' }
  }
  return fixed[kind]
}
