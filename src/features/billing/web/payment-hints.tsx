import { Card } from '#platform/web/ui/card.tsx'
import { Table, Td, Th } from '#platform/web/ui/table.tsx'

const cards = [
  ['Visa', '4111 1111 1111 1111'],
  ['Mastercard', '5267 3181 8797 5449'],
] as const

export function TestCards() {
  return (
    <Card aria-labelledby="test-cards" className="grid content-start gap-4">
      <h2 id="test-cards" className="text-xl">
        Test cards
      </h2>
      <p className="text-soft">
        For the provider's test mode, which refuses real cards. The sandbox needs no card: you choose the result.
      </p>
      <Table caption="Cards that work in test mode" isCaptionHidden>
        <thead>
          <tr>
            <Th>Card</Th>
            <Th>Number</Th>
          </tr>
        </thead>
        <tbody>
          {cards.map(([name, number]) => (
            <tr key={name}>
              <Td>{name}</Td>
              <Td>
                <span className="whitespace-nowrap tabular-nums">{number}</span>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <ul className="wrap-anywhere grid list-disc gap-1 pl-5">
        <li>Expiry: any future month. CVV: any three digits.</li>
        <li>OTP: four to ten digits succeed, fewer fail.</li>
        <li>
          UPI: <code className="text-sm">success@razorpay</code> succeeds, <code className="text-sm">failure@razorpay</code>{' '}
          fails.
        </li>
      </ul>
    </Card>
  )
}

const steps = [
  ['RAZORPAY_KEY_ID', 'the key of the provider’s dashboard, from Test Mode first'],
  ['RAZORPAY_KEY_SECRET', 'the secret that comes with it; it never reaches a browser'],
  ['RAZORPAY_WEBHOOK_SECRET', 'a secret of your own, for the webhook below'],
] as const

export function EnvironmentSetup({ webhook }: { readonly webhook: string }) {
  return (
    <Card aria-labelledby="setup" className="grid content-start gap-4">
      <h2 id="setup" className="text-xl">
        Environment setup
      </h2>
      <p className="text-soft">
        For the person who runs this site: set all three and restart. Without them, a local site uses the sandbox and a public one
        takes no payments.
      </p>
      <dl className="grid gap-3">
        {steps.map(([name, what]) => (
          <div key={name} className="grid gap-0.5">
            <dt>
              <code className="text-sm wrap-anywhere">{name}</code>
            </dt>
            <dd className="text-soft">{what}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1">
        <p>In the provider’s dashboard add this webhook:</p>
        <p>
          <code className="text-sm wrap-anywhere">{webhook}</code>
        </p>
        <p className="text-soft">
          with the events <Code>payment.captured</Code>, <Code>payment.failed</Code>, <Code>order.paid</Code>,{' '}
          <Code>refund.processed</Code>, <Code>refund.failed</Code> and all of <Code>payment.dispute</Code>.
        </p>
      </div>
    </Card>
  )
}

function Code({ children }: { readonly children: string }) {
  return <code className="text-sm">{children}</code>
}
