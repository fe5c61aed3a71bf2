import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { loginHref } from '#features/auth/login-href.ts'
import { signedIn } from '#features/auth/web/signed-in.ts'
import { addressOf, hubPath, tabs } from '#features/interview-preparation/addresses.ts'
import { type Selection, selectionText } from '#features/interview-preparation/choices.ts'
import type { PreparationAnswer } from '#features/interview-preparation/contract.ts'
import { AllPreparations, ChosenPreparation, FailedPreparation } from '#features/interview-preparation/web/preparation-hub.tsx'
import { PracticeView } from '#features/interview-preparation/web/practice-view.tsx'
import { PrintView } from '#features/interview-preparation/web/print-view.tsx'
import { SelectionFields } from '#features/interview-preparation/web/selection-fields.tsx'
import { preparationFor, roundIn, selectionIn, tabIn, viewIn } from '#features/interview-preparation/web/selection.ts'
import { areaCodes } from '#features/recruiter-feedback/areas.ts'
import type { InsightGroup } from '#features/recruiter-feedback/contract.ts'
import { FeedbackInsightsCard, insightsFor } from '#features/recruiter-feedback/web/feedback-insights.tsx'
import { load, loaderResult, type PartFailure, partFailureOf } from '#platform/web/load.ts'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { Skeleton } from '#platform/web/ui/states.tsx'
import { useKnown } from '#platform/web/use-known.ts'

export const loader = load(async (client, { searchParams }) => {
  const selection = selectionIn(searchParams)
  if (!selection) return
  const group = insightGroupOf(selection)
  const [failed] = await Promise.all([
    partFailureOf(client.ensureQueryData(preparationFor(selection))),
    // If this fails, the preparation is shown without insights.
    group && client.prefetchQuery(insightsFor(group)),
  ])
  return loaderResult(failed, failed?.status)
})

// Loaded only for candidates who practise.
const MockInterviews = lazy(async () => ({
  default: (await import('#features/mock-interviews/web/mock-interviews.tsx')).MockInterviews,
}))

const lead = 'Interview questions with expected answers, a preparation plan and tips, for your field and experience.'

export function Component() {
  const params = useSearchParams()
  const failed = useLoaderData() as PartFailure | null // from the loader above
  const selection = selectionIn(params)
  const view = selection && viewIn(params)
  return (
    <div>
      <Head selection={selection} params={params} />
      <PageHeader title="Interview Preparation Hub" lead={selection && view ? selectionText(selection) : lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {!view && <SelectionFields />}
        {!selection && <AllPreparations />}
        {selection && failed && <FailedPreparation selection={selection} failed={failed} />}
        {selection && !failed && <Loaded selection={selection} params={params} />}
      </div>
    </div>
  )
}

type ChosenProps = { readonly selection: Selection; readonly params: URLSearchParams }

function Loaded({ selection, params }: ChosenProps) {
  const content = useKnown(preparationFor(selection))
  const view = viewIn(params)
  if (!content) return null
  if (view === 'practice') {
    return <Practice selection={selection} content={content} round={roundIn(params)} />
  }
  if (view === 'print') return <PrintView selection={selection} content={content} />
  const tab = tabIn(params)
  return (
    <>
      <ChosenPreparation selection={selection} tab={tab} content={content} />
      {tab === 'overview' && <Insights selection={selection} />}
    </>
  )
}

type PracticeProps = Pick<ChosenProps, 'selection'> & { readonly content: PreparationAnswer; readonly round: number }

/** Practice questions. With an account the answers are scored and stored; without one, people check themselves. */
function Practice({ selection, content, round }: PracticeProps) {
  const { data: user } = useSuspenseQuery(signedIn)
  if (user && !user.isEmployer)
    return (
      <Suspense fallback={<Skeleton className="h-64 max-w-3xl" />}>
        <MockInterviews selection={selection} />
      </Suspense>
    )
  return (
    <>
      {!user && (
        <p className="max-w-3xl">
          <a
            href={loginHref(addressOf(selection, { view: 'practice' }))}
            className="inline-flex min-h-11 items-center text-blue-dark underline underline-offset-4"
          >
            Sign in for practice scoring, advice and a history of your mock interviews
          </a>
        </p>
      )}
      <PracticeView key={round} selection={selection} content={content} round={round} />
    </>
  )
}

/** The group of the insights. The form for recruiters does not offer every role area; reports without one are a group of their own. */
function insightGroupOf({ industry, roleArea, level }: Selection): InsightGroup | null {
  if (!roleArea) return { categoryId: industry, experienceLevel: level }
  const area = areaCodes.find((code) => code === roleArea)
  return area ? { categoryId: industry, subcategoryId: area, experienceLevel: level } : null
}

function Insights({ selection }: { readonly selection: Selection }) {
  const group = insightGroupOf(selection)
  return group && <ShownInsights group={group} />
}

function ShownInsights({ group }: { readonly group: InsightGroup }) {
  const { insights } = useKnown(insightsFor(group)) ?? {}
  return insights && <FeedbackInsightsCard insights={insights} />
}

/** Each tab is a page of its own for search engines; printing and practising are excluded. */
function Head({ selection, params }: { readonly selection: Selection | null; readonly params: URLSearchParams }) {
  if (!selection) return <Seo title="Interview Preparation Hub" description={lead} path={hubPath} />
  const tab = tabIn(params)
  const text = selectionText(selection)
  return (
    <Seo
      title={`${tabs[tab]}: ${text} interview`}
      description={`How to prepare for an interview in India. ${text}: what is expected, a plan, questions with expected answers, and tips.`}
      path={addressOf(selection, { tab })}
      isHidden={viewIn(params) !== null}
    />
  )
}
