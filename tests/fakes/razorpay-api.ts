import { addRefund, type Ledger, newId, type Order } from './razorpay-ledger.ts'

type Call = { readonly path: string; readonly body: string; readonly key: string }
type Answer = readonly [status: number, body: object]

/** Handles the API calls that the product makes: orders, payments of an order, a payment, refunds. */
export function act(ledger: Ledger, call: Call): Answer {
  const [, , kind = '', id = '', part = ''] = call.path.split('/')
  if (kind === 'orders') return part === 'payments' ? paymentsOf(ledger, id) : [200, addOrder(ledger, call.body)]
  if (part === 'refund') return refund(ledger, id, call)
  if (part === 'refunds') return refundsOf(ledger, id)
  const found = kind === 'payments' ? ledger.payments.get(id) : ledger.refunds.get(id)
  return found ? [200, found] : [400, failure('The id provided does not exist')]
}

function paymentsOf({ payments }: Ledger, orderId: string): Answer {
  const items = [...payments.values()].filter((payment) => payment.order_id === orderId)
  return [200, { entity: 'collection', count: items.length, items }]
}

function refundsOf({ refunds }: Ledger, paymentId: string): Answer {
  const items = [...refunds.values()].filter(({ payment_id }) => payment_id === paymentId)
  return [200, { entity: 'collection', count: items.length, items }]
}

function refund(ledger: Ledger, paymentId: string, { key, body }: Call): Answer {
  const made = addRefund(ledger, paymentId, { key, body })
  return 'payment_id' in made ? [200, made] : [made.status, failure(made.description)]
}

function addOrder({ orders }: Ledger, body: string): Order {
  const { amount, currency, receipt } = JSON.parse(body) as Omit<Order, 'id'> // only the adapter of the product calls it
  const order = { id: newId('order'), amount, currency, receipt }
  orders.set(order.id, order)
  return order
}

export function failure(description: string): object {
  return { error: { code: 'BAD_REQUEST_ERROR', description } }
}
