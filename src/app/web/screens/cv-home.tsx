import { useSuspenseQuery } from '@tanstack/react-query'
import { brand } from '#features/site/brand.ts'
import { site } from '#features/site/web/site.ts'
import { Seo } from '#platform/web/seo.tsx'
import { buttonClass } from '#platform/web/ui/button.tsx'

const parts = [
  { title: 'Personal Info', text: 'Name, phone, e-mail, place' },
  { title: 'Summary', text: 'Who you are, in three lines' },
  { title: 'Experience', text: 'What you did and what came of it' },
  { title: 'Education', text: 'School, college, courses' },
  { title: 'Skills & More', text: 'Skills, achievements, languages' },
]

export function Component() {
  const { data: address } = useSuspenseQuery(site)
  return (
    <div className="grid gap-12 two:grid-cols-[1.2fr_1fr] two:items-center">
      <Seo
        title={`${brand.cvSiteName}: a well-made CV, free`}
        description="Write your CV in five short steps and take it with you as a PDF. No fee."
      />
      <div className="grid gap-5">
        <h1 className="text-3xl two:text-4xl">A well-made CV, free, in five short steps</h1>
        <p className="max-w-prose text-lg text-soft">
          Write it once, see it set in print, take it with you as a PDF. You build it at {brand.name}, where it also opens every
          application.
        </p>
        <a href={`${address.mainUrl}/cv-builder`} className={buttonClass('primary', 'justify-self-start px-6')}>
          Build my CV
        </a>
      </div>
      <ol className="border-t border-line">
        {parts.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 border-b border-line py-4">
            <span aria-hidden="true" className="w-6 text-lg font-semibold text-marigold-ink">
              {index + 1}
            </span>
            <span className="grid">
              <span className="font-semibold">{title}</span>
              <span className="text-soft">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
