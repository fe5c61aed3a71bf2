import { useSuspenseQuery } from '@tanstack/react-query'
import { Clock, Mail, MessageCircle } from 'lucide-react'
import { CommonQuestions } from '#features/contact/web/common-questions.tsx'
import { ContactForm } from '#features/contact/web/contact-form.tsx'
import { site } from '#features/site/web/site.ts'
import { Seo } from '#platform/web/seo.tsx'
import { ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'

export function Component() {
  const { data } = useSuspenseQuery(site)
  return (
    <div className="grid gap-10">
      <Seo
        title="Contact Us"
        description="Write to us about your account, your CV, an application or a job you have posted. We usually reply within 24 hours."
      />
      <div>
        <PageHeader title="Contact Us" lead="Our team reads every message." />
        <div className="grid items-start gap-6 two:grid-cols-[minmax(0,1fr)_300px]">
          <Card aria-label="Write to us">
            <ContactForm />
          </Card>
          <Card aria-labelledby="other-ways" className="grid gap-3">
            <h2 id="other-ways" className="text-lg">
              Other ways
            </h2>
            <a
              href={`mailto:${data.supportEmail}`}
              className="inline-flex min-h-11 items-center gap-2 text-blue-dark underline underline-offset-4 wrap-anywhere"
            >
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              {data.supportEmail}
            </a>
            <p className="flex items-center gap-2 text-soft">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              Typical response within 24 hours
            </p>
            <ButtonLink to="/assistant" look="outline">
              <MessageCircle aria-hidden="true" className="size-4" />
              Chat with AI Assistant
            </ButtonLink>
          </Card>
        </div>
      </div>
      <CommonQuestions />
    </div>
  )
}
