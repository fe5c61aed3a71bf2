import { useState } from 'react'
import { Banner } from '#platform/web/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import { addonRupees } from '../../rules.ts'

const price = `₹${addonRupees.toLocaleString('en-IN')} a month`

const gains = [
  'Candidates answer your questions by voice, when it suits them.',
  'Each answer gets a score from 1 to 10 per competency, with its reason.',
  'Download each interview as a CSV report.',
]

/** For a company without the add-on. Nothing is sold before payments are open, and the screen says so. */
export function AddonUpsell() {
  const [isAsked, setAsked] = useState(false)
  const isHydrated = useHydrated()
  return (
    <Card aria-labelledby="addon" className="grid max-w-2xl gap-4">
      <h2 id="addon" className="text-xl">
        AI Voice Interviewer
      </h2>
      <p>A first interview with every applicant, without a call from you.</p>
      <ul className="grid list-disc gap-1 pl-5">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <p className="text-2xl font-semibold">{price}</p>
      {isAsked ? (
        <PaymentsOpenSoon />
      ) : (
        <Button className="justify-self-start" disabled={!isHydrated} onClick={() => setAsked(true)}>
          Upgrade
        </Button>
      )}
    </Card>
  )
}

function PaymentsOpenSoon() {
  return (
    <div className="grid justify-items-start gap-3">
      <output className="block">
        {' '}
        <Banner look="news">
          <p className="font-medium">Payments open soon</p>
          <p>
            The AI Voice Interviewer will cost {price}. Nothing has been charged. Write to us, and we’ll tell you when it opens.
          </p>
        </Banner>
      </output>
      <ButtonLink to="/contact-us" look="outline">
        Contact us
      </ButtonLink>
    </div>
  )
}
