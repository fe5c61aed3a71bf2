import { FeedbackForm } from '#features/recruiter-feedback/web/feedback-form.tsx'
import { Seo } from '#platform/web/seo.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

export function Component() {
  return (
    <>
      <Seo
        title="Recruiter Feedback Portal"
        description="Recruiters report what they ask and how they decide. Job seekers read anonymized insights from at least three sources."
      />
      <PageHeader title="Recruiter Feedback Portal" lead="Tell job seekers what you ask and how you decide." />
      <div className="max-w-3xl">
        <Card aria-label="Your feedback">
          <FeedbackForm />
        </Card>
      </div>
    </>
  )
}
