/** The public API of billing for other features. */
export { placeOrder } from './create-order.ts'
export { gatewayOf, needed } from './gateway.ts'
export { verifyPayment } from './verify-payment.ts'
