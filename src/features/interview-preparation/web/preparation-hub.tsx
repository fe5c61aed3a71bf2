import { ClipboardList, Printer } from 'lucide-react'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { ErrorState } from '#platform/web/ui/states.tsx'
import type { PartFailure } from '#platform/web/load.ts'
import { addressOf, type TabName } from '../addresses.ts'
import {
  type Industry,
  industryLabels,
  levelLabels,
  levels,
  roleAreaLabels,
  roleAreasOf,
  type Selection,
  selectionText,
} from '../choices.ts'
import type { PreparationAnswer } from '../contract.ts'
import { PreparationTabs } from './preparation-tabs.tsx'

type ChosenProps = { readonly selection: Selection; readonly tab: TabName; readonly content: PreparationAnswer }

export function ChosenPreparation({ selection, tab, content }: ChosenProps) {
  return (
    <div className="grid min-w-0 gap-6">
      <p className="hidden font-medium print:block">{selectionText(selection)}</p>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={addressOf(selection, { view: 'practice' })}>
          <ClipboardList aria-hidden="true" className="size-4" />
          Start Mock Interview
        </ButtonLink>
        <CareerGuidanceLink />
        <ButtonLink to={addressOf(selection, { view: 'print' })} look="quiet">
          <Printer aria-hidden="true" className="size-4" />
          Print view
        </ButtonLink>
      </div>
      <PreparationTabs selection={selection} chosen={tab} content={content} />
    </div>
  )
}

function CareerGuidanceLink() {
  return (
    <ButtonLink to="/career-guidance" look="outline">
      Get Career Guidance
    </ButtonLink>
  )
}

const industries = Object.keys(roleAreasOf) as Industry[] // the keys of a constant

/** Shown before a choice: links to all preparations. */
export function AllPreparations() {
  return (
    <div className="grid gap-6">
      <p className="text-soft">Choose an industry and your experience level, or start here:</p>
      <div className="grid gap-8 two:grid-cols-3">
        {industries.map((industry) => (
          <section key={industry} className="grid content-start gap-4">
            <h2 className="text-lg">{industryLabels[industry]}</h2>
            {roleAreasOf[industry].map((roleArea) => (
              <div key={roleArea}>
                <h3 className="font-medium">{roleAreaLabels[roleArea]}</h3>
                <ul>
                  {levels.map((level) => (
                    <li key={level}>
                      <Link
                        to={addressOf({ industry, roleArea, level })}
                        preventScrollReset
                        className="flex min-h-11 items-center text-blue-dark underline underline-offset-4"
                      >
                        {levelLabels[level]}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
      <div>
        <CareerGuidanceLink />
      </div>
    </div>
  )
}

type FailedProps = { readonly selection: Selection; readonly failed: PartFailure }

export function FailedPreparation({ selection, failed: { sentence } }: FailedProps) {
  return (
    <ErrorState
      title={`The preparation for ${selectionText(selection)} could not be loaded`}
      actions={
        <ButtonLink to={addressOf(selection)} replace look="secondary">
          Try again
        </ButtonLink>
      }
    >
      {sentence}
    </ErrorState>
  )
}
