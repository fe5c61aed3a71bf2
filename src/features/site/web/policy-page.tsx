import { useSuspenseQuery } from '@tanstack/react-query'
import { dateText } from '#platform/contract/dates.ts'
import { Seo } from '#platform/web/seo.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import type { Policy, PolicySection } from '../policies/policy.ts'
import { site } from './site.ts'

/** One column of text, with numbered sections and a table of contents. */
export function PolicyPage({ policy: { title, lead, from, sections } }: { readonly policy: Policy }) {
  const { data: address } = useSuspenseQuery(site)
  return (
    <article>
      <Seo title={title} description={lead} />
      <PageHeader title={title} lead={lead} />
      <div className="grid items-start gap-8 two:grid-cols-[17rem_minmax(0,1fr)] two:gap-16">
        <nav aria-label="Sections" className="rounded-card border border-line bg-card p-4 two:sticky two:top-20">
          <ol>
            {sections.map((section, at) => (
              <li key={section.title}>
                <a href={`#section-${at + 1}`} className="flex min-h-11 items-center gap-3 underline-offset-4 hover:underline">
                  <span className="w-4 text-soft">{at + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="grid max-w-prose gap-8">
          {sections.map((section, at) => (
            <Section key={section.title} section={section} number={at + 1} site={address} />
          ))}
          <p className="border-t border-line pt-4 text-soft">In force since {dateText(`${from}T00:00:00+05:30`)}.</p>
        </div>
      </div>
    </article>
  )
}

const providers = ['aiProvider', 'voiceProvider'] as const

type SectionProps = {
  readonly section: PolicySection
  readonly number: number
  readonly site: { readonly supportEmail: string } & { readonly [P in (typeof providers)[number]]?: string | undefined }
}

function Section({ section: { title, paragraphs, points = [] }, number, site: names }: SectionProps) {
  const texts = paragraphs.flatMap((text) => {
    const name = providers.find((provider) => text.includes(`{${provider}}`))
    if (name === undefined) return text
    // A paragraph about a service that is not configured is left out.
    return names[name] === undefined ? [] : text.replace(`{${name}}`, names[name])
  })
  return (
    <section aria-labelledby={`section-${number}`} className="grid gap-3">
      <h2 id={`section-${number}`} className="scroll-mt-24 text-xl">
        {number}. {title}
      </h2>
      {texts.map((text) => (
        <p key={text}>
          <WithAddress text={text} email={names.supportEmail} />
        </p>
      ))}
      {points.length > 0 && (
        <ul className="grid list-disc gap-2 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function WithAddress({ text, email }: { readonly text: string; readonly email: string }) {
  const [before, after] = text.split('{email}')
  if (after === undefined) return text
  return (
    <>
      {before}
      <a href={`mailto:${email}`} className="wrap-anywhere text-blue-dark underline underline-offset-4">
        {email}
      </a>
      {after}
    </>
  )
}
