import type { PaymentState } from '../help-contract.ts'
import { rupeesText } from '../rules.ts'

type Words = { readonly title: string; readonly text: string; readonly look: 'good' | 'wait' | 'bad' }

/** What has become of the money, and what happens next. */
export function paymentWords({ kind, refundPaise, isMended, isDemo }: PaymentState): Words {
  const refund = rupeesText(refundPaise)
  const words: Readonly<Record<PaymentState['kind'], Words>> = {
    paid: {
      title: isMended ? 'Paid, and now confirmed' : 'Paid',
      text: `${isMended ? 'We had not heard of your payment and have just confirmed it.' : 'We have your payment.'} ${
        isDemo ? 'It was the payment demo, which sells nothing.' : 'What you bought is active.'
      }`,
      look: 'good',
    },
    refunded: {
      title: 'Refunded',
      text: refundPaise > 0 ? `${refund} went back. Banks show it within 7 working days.` : 'The money went back to your bank.',
      look: 'good',
    },
    refunding: {
      title: 'Refund on its way',
      text: `${refund} is going back. Banks show it within 7 working days.`,
      look: 'wait',
    },
    waiting: {
      title: 'Waiting for the bank',
      text: 'The bank has not confirmed it yet. We keep asking for three days, and confirm by ourselves. If it fails, your bank returns the money.',
      look: 'wait',
    },
    failed: {
      title: 'The payment failed',
      text: 'We have no money of yours. If it was deducted, your bank returns it within 7 working days. You can pay again.',
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
  return words[kind]
}
