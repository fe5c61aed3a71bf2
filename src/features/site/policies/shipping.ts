import { brand } from '../brand.ts'
import type { Policy } from './policy.ts'

const { name } = brand

export const shipping: Policy = {
  title: 'Shipping and Delivery',
  lead: `How and when you get what you have paid for at ${name}.`,
  from: '2026-11-22',
  sections: [
    {
      title: 'Digital Services',
      paragraphs: [
        'Digital services are delivered instantly after the payment: plans, add-ons and everything else that works on this site. Nothing is sent by post.',
      ],
    },
    {
      title: 'Physical Products',
      paragraphs: [
        'Physical products, where we offer them, are shipped within 3-7 business days of the payment, to the address that you give.',
      ],
    },
    {
      title: 'Delivery Charges',
      paragraphs: ['Delivery charges are extra. They are computed at checkout and depend on:'],
      points: ['the location that the product goes to;', 'its weight;', 'the method of delivery that you choose.'],
    },
    {
      title: 'Fees at Actuals',
      paragraphs: [
        'Delivery fees are charged at actuals, which means what the carrier asks and no more, and are paid in advance together with the product.',
      ],
    },
    {
      title: 'Tracking',
      paragraphs: [
        "Every physical shipment can be tracked. We email you the tracking number and the carrier's address when it leaves.",
      ],
    },
    {
      title: 'Help With a Delivery',
      paragraphs: [
        'If something has not arrived, write to {email} with the number of the payment. We reply within about 24 hours.',
      ],
    },
  ],
}
