import { useQueryClient } from '@tanstack/react-query'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { FieldError } from '#platform/web/ui/field-error.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ApplicantPage, assessment, Scorecard } from '../assessment-contract.ts'
import { scoreLabels } from '../rules.ts'
import { applicantPage } from './applicant-queries.ts'
import { forgetScorecard, type Ratings, useKeptScorecard } from './use-kept-scorecard.ts'

const call = apiCalls<typeof assessment>()
type Score = keyof typeof scoreLabels
const scores: readonly Score[] = [1, 2, 3, 4]

/** A scorecard with four points and no middle. Scorecards of others are shown after one's own is saved, so that nobody is influenced by them. */
export function ScorecardCard({ page }: { readonly page: ApplicantPage }) {
  const mine = page.scorecards.find(({ isMine }) => isMine)
  const others = page.scorecards.filter(({ isMine }) => !isMine)
  return (
    <Card className="grid gap-3" aria-labelledby="scorecard-title">
      <h2 id="scorecard-title" className="text-lg">
        Scorecard
      </h2>
      {page.mayWrite && <ScorecardForm page={page} mine={mine} />}
      {others.length > 0 && (mine || !page.mayWrite) && (
        <ul className="grid gap-3">
          {others.map((card) => (
            <li key={card.author + card.updatedAt}>
              <OtherCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && !mine && page.mayWrite && (
        <p className="text-sm text-soft">
          Save yours to see {others.length === 1 ? 'the other one' : `the other ${others.length}`}.
        </p>
      )}
    </Card>
  )
}

function OtherCard({ card }: { readonly card: Scorecard }) {
  return (
    <div className="grid gap-1 rounded-control bg-paper p-3 text-sm wrap-anywhere">
      <p className="font-medium">{card.author}</p>
      <ul>
        {card.ratings.map(({ competency, score }) => (
          <li key={competency}>
            {competency}: {scoreLabels[score as Score] /* the contract allows 1 to 4 */}
          </li>
        ))}
      </ul>
      {card.comment && <p className="whitespace-pre-line text-soft">{card.comment}</p>}
    </div>
  )
}

type ScorecardFormProps = { readonly page: ApplicantPage; readonly mine: Scorecard | undefined }

function ScorecardForm({ page, mine }: ScorecardFormProps) {
  const isHydrated = useHydrated()
  const { form, ratings, rate, keepComment } = useKeptScorecard(page.id, mine)
  const { errors, isBusy, onSubmit, onInput } = useScorecard(page, ratings)
  return (
    <form ref={form} noValidate onSubmit={onSubmit} onInput={onInput} onChange={keepComment} className="grid gap-3">
      {page.competencies.map((competency) => (
        <Competency key={competency} name={competency} score={ratings[competency]} onRate={(score) => rate(competency, score)} />
      ))}
      <FieldError id="ratings-error">{errors['ratings']}</FieldError>
      <TextAreaField label="Comment" isOptional name="comment" rows={2} maxLength={1_000} defaultValue={mine?.comment ?? ''} />
      <Button type="submit" look="secondary" className="justify-self-start" isBusy={isBusy} disabled={!isHydrated}>
        Save scorecard
      </Button>
    </form>
  )
}

function useScorecard({ id }: ApplicantPage, ratings: Ratings) {
  const client = useQueryClient()
  return useFormSubmit(
    async (form) => {
      const given = Object.entries(ratings).map(([competency, score]) => ({ competency, score }))
      if (given.length === 0) throw new InvalidForm({ ratings: 'Please rate at least one' })
      const card = await call('PUT /api/employer/applicants/:applicationId/scorecard', {
        params: { applicationId: id },
        body: { ratings: given, comment: typedIn(form, 'comment') },
      })
      forgetScorecard(id)
      toast({ title: 'Scorecard Saved' })
      client.setQueryData(
        applicantPage(id).queryKey,
        (before) => before && { ...before, scorecards: [...before.scorecards.filter(({ isMine }) => !isMine), card] },
      )
    },
    { title: 'Could Not Save the Scorecard' },
  )
}

type CompetencyProps = { readonly name: string; readonly score: number | undefined; readonly onRate: (score: number) => void }

function Competency({ name, score, onRate }: CompetencyProps) {
  return (
    <fieldset>
      <legend className="font-medium">{name}</legend>
      <div className="flex flex-wrap gap-x-4">
        {scores.map((value) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="radio"
              name={`score ${name}`}
              className="size-5 accent-blue"
              checked={score === value}
              onChange={() => onRate(value)}
            />
            {scoreLabels[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
