import { useState } from 'react'
import { useLocation } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Card } from '#platform/web/ui/card.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { estimateSalary, experienceBandLabels, payText, roleLabels, salaryLocationLabels, type SalaryQuestion } from '../rules.ts'
import { MarketInsights } from './market-insights.tsx'
import { SalaryQuestionFields } from './salary-question-fields.tsx'
import { questionIn } from './salary-question.ts'
import { SalaryResult } from './salary-result.tsx'

export function SalaryCalculator() {
  const given = useSearchParams()
  const question = questionIn(given)
  const [isChanged, setIsChanged] = useChanged()
  const isShown = question !== null && !isChanged
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div className="grid items-start gap-6 two:grid-cols-[minmax(0,360px)_minmax(0,1fr)]">
      <Card aria-label="Your work">
        <SalaryQuestionFields given={given} onChange={() => setIsChanged(true)} onAsk={() => setIsAsked(true)} />
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
            <Card className="grid gap-2">
              <p className="text-soft">Choose a role, experience, location and company type to see the estimate.</p>
              {!isChanged && <Example />}
            </Card>
          )}
        </div>
        <Disclaimer />
      </div>
    </div>
  )
}

const example: SalaryQuestion = { role: 'software-engineer', experience: '3-5', location: 'pune', companyType: 'mid-size' }

function Example() {
  const { min, max } = estimateSalary(example)
  return (
    <p>
      For example,{' '}
      <Link
        to={`/salary-calculator?${new URLSearchParams(example).toString()}`}
        className="font-medium text-blue-dark underline underline-offset-4"
      >
        {roleLabels[example.role]}, {experienceBandLabels[example.experience]}, {salaryLocationLabels[example.location]}
      </Link>
      : {payText(min)} – {payText(max)}
    </p>
  )
}

/** A result is shown only together with the values it was made from: until the next answer arrives, or the person goes back. */
function useChanged() {
  const { key } = useLocation()
  const [seen, setSeen] = useState(key)
  const [isChanged, setIsChanged] = useState(false)
  if (seen !== key) {
    setSeen(key)
    setIsChanged(false)
  }
  return [isChanged && seen === key, setIsChanged] as const
}

/** On a phone the result is below the form and out of view, so it is scrolled into view. */
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
        We use a fixed table by role and experience, adjusted for the city and company type. This is an estimate, not an offer:
        real pay depends on your skills, your education, the company and what you agree on. Market insights are counted from the
        jobs open on this site now.
      </p>
    </Card>
  )
}
