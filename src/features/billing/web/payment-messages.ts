import type { Message } from '#platform/web/ui/toast.ts'

export const paymentSuccessful = (paymentId: string): Message => ({
  title: 'Payment Successful!',
  text: `Payment ID: ${paymentId}`,
})

export const paymentFailed = {
  title: 'Payment Failed',
  text: 'There was an error processing your payment.',
  isAlert: true,
} satisfies Message

export const paymentCancelled: Message = { title: 'Payment Cancelled', text: 'Payment was cancelled by user.', isAlert: true }
