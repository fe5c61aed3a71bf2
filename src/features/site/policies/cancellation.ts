import { brand } from '../brand.ts'
import type { Policy } from './policy.ts'

const { name } = brand

export const cancellation: Policy = {
  title: 'Cancellation and Refund',
  lead: `What happens to the money once you have paid for a service of ${name}. Please read it before you pay.`,
  from: '2026-11-21',
  sections: [
    {
      title: 'All Purchases Are Final',
      paragraphs: [
        'All premium purchases are final. There is no cancellation and no refund, in whole or in part, once the payment is confirmed. This holds also when you use a service less than you had planned, or not at all.',
      ],
    },
    {
      title: 'Immediate Delivery',
      paragraphs: [
        'Our services are digital. They are delivered immediately: what you have paid for is there as soon as the payment is confirmed, and no further step of ours is needed.',
      ],
    },
    {
      title: 'Duration of Access',
      paragraphs: [
        'Access lasts for the duration that you have purchased, to its last day. It ends by itself: nothing is renewed and nothing is charged without a new payment of yours.',
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
      paragraphs: ['So that nothing has to be undone:'],
      points: [
        'the price, with what is in it and for how long, stands beside each service;',
        'the amount is shown once more before you confirm the payment;',
        'a payment that fails grants nothing and costs nothing; if your bank has taken the money all the same, it returns it to you by its own rules.',
      ],
    },
    {
      title: 'Questions',
      paragraphs: [
        'If you have been charged twice, or have paid and got nothing, write to {email} with the number of the payment. We answer within about 24 hours.',
      ],
    },
  ],
}
