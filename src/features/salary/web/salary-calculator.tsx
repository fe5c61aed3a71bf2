import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '#platform/web/ui/card.tsx'
import { MarketInsights } from './market-insights.tsx'
import { SalaryQuestionFields } from './salary-question-fields.tsx'
import { questionIn } from './salary-question.ts'
import { SalaryResult } from './salary-result.tsx'

export function SalaryCalculator() {
  const [given] = useSearchParams()
  const question = questionIn(given)
  // A result stands only beside what was asked for it.
  const [changedAfter, setChangedAfter] = useState<string | null>(null)
  const isShown = question !== null && changedAfter !== given.toString()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
      <Card aria-label="Your work">
        <SalaryQuestionFields
          given={given}
          onChange={() => setChangedAfter(given.toString())}
          onAsk={() => {
            setChangedAfter(null)
            setIsAsked(true)
          }}
        />
      </Card>
      <div className="grid gap-6">
        <div aria-live="polite" className="grid gap-6">
          {isShown ? (
            <>
              <div ref={isAsked ? leadTo : undefined} tabIndex={-1} className="scroll-mt-24 outline-none">
                <SalaryResult question={question} />
              </div>
              <MarketInsights question={question} />
            </>
          ) : (
            <Card>
              <p className="text-soft">Choose a role, experience, location and company type to see what such work pays.</p>
            </Card>
          )}
        </div>
        <Disclaimer />
      </div>
    </div>
  )
}

/** On a phone the result stands below the form, out of sight: who has asked is led to it. */
function leadTo(result: HTMLElement | null): void {
  result?.focus({ preventScroll: true })
  result?.scrollIntoView({ block: 'nearest' })
}

function Disclaimer() {
  return (
    <Card aria-labelledby="disclaimer" className="grid gap-2">
      <h2 id="disclaimer" className="text-lg">
        Disclaimer
      </h2>
      <p className="text-soft">
        The estimate comes from a fixed table by role and experience, multiplied for the place and the kind of company. It is no
        offer and no promise: real pay depends on your skills, your education, the company and what you agree on. Market insights
        are counted from the jobs open on this site now.
      </p>
    </Card>
  )
}
