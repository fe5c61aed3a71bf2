import { useEffect } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import { longestOf } from '#features/cvs/page-fit.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { fillText, PageStack } from '#features/cvs/web/rendered-pages.tsx'
import type { Pages } from '#features/cvs/web/read-pages.ts'
import { usePages } from '#features/cvs/web/use-pages.ts'
import { PagePlace, pageWidth } from './page-place.tsx'
import { fieldId } from '#features/cvs/web/steps.ts'

type GoToField = (step: number, focusId: string) => void

const exampleText = 'Grey text is an example. Your words replace it.'

const troubleTexts = {
  offline: "You're offline. The preview will return when you reconnect.",
  away: 'Preview paused for a moment. Keep typing.',
  refused: 'Preview paused: a text is too long. It is marked in the form.',
} as const

/** Shows the CV as in the PDF, updated while typing. */
export function LivePages({ onGo }: { readonly onGo: GoToField }) {
  const { pages, trouble, wrong } = usePages({ withExamples: true })
  useErrorsAt(wrong)
  return (
    <section aria-labelledby="cv-live" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="cv-live" className="text-lg">
          Live preview
        </h2>
        {pages && <p className="text-sm text-soft">{pages.fit.hasExamples ? exampleText : fillText(pages.fit)}</p>}
      </div>
      <div className={pageWidth}>
        {pages ? <PageStack pages={pages} /> : <PagePlace>{trouble === null && 'Preparing preview…'}</PagePlace>}
      </div>
      <output className="text-sm text-soft empty:hidden">{trouble !== null && troubleTexts[trouble]}</output>
      {pages && !pages.fit.hasExamples && pages.fit.fill > 1 && <Shorten pages={pages} onGo={onGo} />}
    </section>
  )
}

/** Shows errors that prevent the preview at their fields at once, and not only when the CV is saved. */
function useErrorsAt(paths: readonly string[]): void {
  const { trigger } = useFormContext<CvFields>()
  useEffect(() => {
    if (paths.length > 0) void trigger(paths as readonly FieldPath<CvFields>[]) // the preview gets the values of the form
  }, [paths, trigger])
}

/** Suggests what to shorten if the last page is only just begun. */
function Shorten({ pages: { fit }, onGo }: { readonly pages: Pages; readonly onGo: GoToField }) {
  const { getValues } = useFormContext<CvFields>()
  const long = longestOf(fit.lines).flatMap((at) => {
    const place = placeOf(getValues('experience'), at)
    return place === null ? [] : [{ ...place, lines: fit.lines[at] }]
  })
  return (
    <div className="grid gap-1 rounded-card bg-marigold-wash px-4 py-3 text-sm">
      <p>
        {fit.pages === 2 && fit.fill < 1.4
          ? 'The second page is nearly empty. One full page reads better.'
          : "Under ten years' experience? Try to keep it to one page."}
      </p>
      {long.length > 0 && (
        <ul>
          {long.map(({ at, company, lines }) => (
            <li key={at}>
              <button
                type="button"
                className="min-h-11 cursor-pointer text-left text-blue-dark underline"
                onClick={() => onGo(2, fieldId(`experience.${at}.description`))}
              >
                {`Shorten ${company || `experience ${at + 1}`} (${lines} lines)`}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** The index in the form: the preview leaves out blank entries, the form does not. */
function placeOf(entries: CvFields['experience'], shown: number): { readonly at: number; readonly company: string } | null {
  const filled = entries.flatMap(({ company, position, description }, at) =>
    [company, position, description].some((text) => text.trim() !== '') ? [{ at, company: company.trim() }] : [],
  )
  return filled[shown] ?? null
}
