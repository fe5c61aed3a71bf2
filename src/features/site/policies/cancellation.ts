import type { Policy } from './policy.ts'

export const cancellation: Policy = {
  title: 'Cancellation and Refund',
  lead: 'What happens to your money once you have paid. Please read it before you pay.',
  from: '2026-11-22',
  sections: [
    {
      title: 'All Purchases Are Final',
      paragraphs: [
        'All premium purchases are final. There is no cancellation and no refund, in whole or in part, once the payment is confirmed. This also applies if you use a service less than you had planned, or not at all.',
      ],
    },
    {
      title: 'Immediate Delivery',
      paragraphs: [
        'Our services are digital. They are delivered immediately: you get what you have paid for as soon as the payment is confirmed.',
      ],
    },
    {
      title: 'Duration of Access',
      paragraphs: [
        'Access lasts for the duration that you have purchased, to its last day. It ends automatically: we renew nothing and charge nothing without a new payment from you.',
      ],
    },
    {
      title: 'End of Access Without Refund',
      paragraphs: [
        'A violation of the Terms and Conditions can end your access before its time. In that case there is no refund either.',
      ],
    },
    {
      title: 'Before You Pay',
      paragraphs: ['So that there are no surprises:'],
      points: [
        'the price, what it includes and for how long, appears next to each service;',
        'the amount is shown once more before you confirm the payment;',
        'a payment that fails grants nothing and costs nothing; if your bank has taken the money anyway, it returns it by its own rules.',
      ],
    },
    {
      title: 'Questions',
      paragraphs: [
        'If you have been charged twice, or have paid and got nothing, write to {email} with the number of the payment. We reply within about 24 hours.',
      ],
    },
  ],
}
