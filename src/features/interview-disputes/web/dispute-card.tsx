import { useQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import { apiCalls } from '#platform/web/call.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { Dispute, interviewDisputes } from '../contract.ts'

const call = apiCalls<typeof interviewDisputes>()
const disputeOf = (sessionId: string) =>
  apiQuery<typeof interviewDisputes>()('GET /api/candidate/interviews/:sessionId/dispute', { params: { sessionId } })

const states: Readonly<Record<Dispute['status'], string>> = {
  open: 'A person looks at your interview, usually within three days. You get the answer by email.',
  upheld: 'A person has removed the scores.',
  declined: 'A person has looked at your interview. The scores stay.',
}

/** Shown after a scored interview: requests a review by our staff. */
export function DisputeCard({ sessionId }: { readonly sessionId: string }) {
  const { data } = useQuery(disputeOf(sessionId))
  if (!data) return null
  const { dispute } = data
  return (
    <Card className="grid gap-3" aria-labelledby="review">
      <h2 id="review" className="text-xl">
        Review by a person
      </h2>
      {dispute ? (
        <>
          <p>{states[dispute.status]}</p>
          {dispute.answer && <p className="whitespace-pre-line">{dispute.answer}</p>}
        </>
      ) : (
        <DisputeForm sessionId={sessionId} />
      )}
    </Card>
  )
}

function DisputeForm({ sessionId }: { readonly sessionId: string }) {
  const client = useQueryClient()
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const input = { params: { sessionId }, body: { reason: typedIn(form, 'reason') } }
      client.setQueryData(disputeOf(sessionId).queryKey, await call('POST /api/candidate/interviews/:sessionId/dispute', input))
      toast({ title: 'Review Requested' })
    },
    { title: 'Could Not Ask for a Review' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-3">
      <p>Is a score wrong? A person of our staff reads your interview and may remove the scores.</p>
      <TextAreaField label="What is wrong" name="reason" rows={3} maxLength={2_000} error={errors['reason']} />
      <Button type="submit" look="outline" className="justify-self-start" isBusy={isBusy}>
        Ask for a Review
      </Button>
    </form>
  )
}
