import { ImagePlus, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import type { JobSummary } from '#features/jobs/contract.ts'
import { FactsGrid } from '#features/jobs/web/facts-grid.tsx'
import { Banner } from '#platform/web/ui/banner.tsx'
import { buttonClass } from '#platform/web/ui/button.tsx'
import { chipClass } from '#platform/web/ui/chip.ts'
import { ConflictNotice } from '#platform/web/ui/conflict-notice.tsx'
import { Field, SelectField } from '#platform/web/ui/field.tsx'
import { MonthField } from '#platform/web/ui/month-field.tsx'
import { PictureButton } from '#platform/web/ui/picture-button.tsx'
import { Sections } from '#platform/web/ui/sections.tsx'
import { Sheet } from '#platform/web/ui/sheet.tsx'
import { WaitingScreen } from '../shell/waiting-screen.tsx'

export function KitBanners() {
  return (
    <>
      <Banner look="news">You have unpublished changes from 10:15.</Banner>
      <Banner look="done">Your email is verified.</Banner>
      <Banner look="failed">This link has been used already.</Banner>
      <ConflictNotice onKeep={() => {}} onTake={async () => {}}>
        Somebody else has changed this article. Both texts stay among the versions.
      </ConflictNotice>
    </>
  )
}

export function KitChips() {
  return (
    <div className="flex flex-wrap gap-2">
      <button type="button" popoverTarget="kit-sheet" className={chipClass('strong')}>
        <SlidersHorizontal aria-hidden="true" className="size-4" /> Open a sheet
      </button>
      <button type="button" className={chipClass('chosen')}>
        <span className="sr-only">Remove </span>Pune <X aria-hidden="true" className="size-4" />
      </button>
      <button type="button" className={chipClass()}>
        Freshers
      </button>
      <Sheet id="kit-sheet" title="Filters" until="two" className="pb-4">
        <SelectField label="Industry">
          <option>All industries</option>
        </SelectField>
        <button type="button" popoverTarget="kit-sheet" popoverTargetAction="hide" className={buttonClass()}>
          Show 37 jobs
        </button>
      </Sheet>
    </div>
  )
}

export function KitControls() {
  const [month, setMonth] = useState('2021-04')
  return (
    <form className="grid max-w-lg gap-5">
      <Field label="Search" type="search" placeholder="Role, skill or company" defaultValue="nurse" />
      <SelectField label="Availability" error="Please choose">
        <option value="">Choose</option>
        <option>Immediately</option>
      </SelectField>
      <SelectField label="Account" disabled>
        <option>Cannot be changed</option>
      </SelectField>
      <MonthField label="Start month" isOptional value={month} onChange={setMonth} />
      <MonthField label="End month" value="-07" onChange={setMonth} error="Please choose a month" />
      <MonthField label="Present job" value="" onChange={setMonth} disabled />
      <PictureButton isBusy={false} onChosen={() => {}}>
        <ImagePlus aria-hidden="true" className="size-4" /> Choose a picture
      </PictureButton>
    </form>
  )
}

const job: JobSummary = {
  id: '019b76da-a840-4cd1-9b09-000000000000',
  title: 'Staff Nurse',
  company: 'Sanjivani Hospital',
  companyLogo: null,
  location: 'Pune, Maharashtra',
  salaryMin: 360_000,
  salaryMax: 480_000,
  urgentHiring: true,
  createdAt: '2026-11-21T04:30:00.000Z',
  responses: null,
}

export function KitFacts() {
  return (
    <FactsGrid
      job={{
        ...job,
        jobType: 'full-time',
        experienceLevel: 'mid',
        demographics: [],
        description: '',
        requirements: [],
        benefits: [],
        expiresAt: '2026-12-24T18:29:59.000Z',
      }}
    />
  )
}

export function KitSections() {
  return (
    <Sections
      label="Sections of the kit"
      sections={[
        { id: 'kit-first', title: 'First section', content: <p>On a wide screen it is open beside the list.</p> },
        { id: 'kit-second', title: 'Second section', content: <p>On a phone it opens by a tap or by its address.</p> },
      ]}
    />
  )
}

/** The skeletons of a list, a form and a page. */
export function KitSkeletons() {
  return ['/jobs', '/contact-us', '/jobs/019b76da'].map((path) => (
    <div key={path} className="max-h-96 overflow-hidden rounded-card border border-dashed border-line-strong p-4">
      <WaitingScreen path={path} />
    </div>
  ))
}
