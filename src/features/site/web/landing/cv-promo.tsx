import { ButtonLink } from '#platform/web/ui/button.tsx'

const steps = [
  ['Personal Info', 'Your name, how to reach you'],
  ['Summary', 'What you do, in a few lines'],
  ['Experience', 'Your jobs and results'],
  ['Education', 'Your degree or school'],
  ['Skills & More', 'Skills, achievements, languages'],
] as const

/** Illustrated by a form of five lines. */
export function CvPromo() {
  return (
    <section className="my-4 grid gap-6 rounded-card border border-line bg-card p-4 two:grid-cols-2 two:items-center two:gap-12 two:p-10">
      <div className="grid justify-items-start gap-4">
        <h2 className="text-2xl">Make your CV in five steps</h2>
        <p className="max-w-prose text-soft">
          Fill in the form, choose one of four templates, and download a PDF that recruiters and ATS software can both read. Works
          in Hindi and other Indian languages.
        </p>
        <ButtonLink to="/cv-builder" look="secondary">
          Open the CV builder
        </ButtonLink>
      </div>
      <ol className="rounded-card border border-line bg-paper px-4 two:px-6">
        {steps.map(([name, text], index) => (
          <li key={name} className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline border-b border-line py-3 last:border-0">
            <span aria-hidden="true" className="text-lg font-semibold text-blue-dark">
              {index + 1}
            </span>
            <span className="grid min-w-0 sm:grid-cols-[9rem_1fr]">
              <span className="font-medium">{name}</span>
              <span className="text-soft wrap-anywhere">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
