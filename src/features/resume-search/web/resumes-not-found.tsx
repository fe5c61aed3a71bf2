import type { PartFailure } from '#platform/web/load.ts'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState, ErrorState } from '#platform/web/ui/states.tsx'

const unverified = 403

/** Replaces the results of a failed search. */
export function ResumesNotFound({ failed: { status, sentence } }: { readonly failed: PartFailure }) {
  if (status !== unverified)
    return (
      <ErrorState title="People not found" actions={<ButtonLink to="/search-resumes">Show everybody</ButtonLink>}>
        {sentence}
      </ErrorState>
    )
  return (
    <EmptyState
      title="Only verified companies search resumes"
      actions={<ButtonLink to="/employer-portal/company#verification">Verify your company</ButtonLink>}
    >
      People here are shown to real companies only.
    </EmptyState>
  )
}
