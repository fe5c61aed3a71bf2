import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert } from 'lucide-react'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Loading, Skeleton } from '#platform/web/ui/states.tsx'
import type { CvReading } from '#features/cvs/contract.ts'
import { myReading } from './my-cv.ts'

/** Shows what an employer's program finds in the PDF of the saved CV, before the person sends it. */
export function ReadingPanel() {
  const { data, isError, refetch } = useQuery(myReading)
  return (
    <Card aria-labelledby="cv-reading" className="grid gap-4">
      <h2 id="cv-reading" className="text-lg">
        ATS check: can software read your CV?
      </h2>
      {isError && (
        <div className="grid justify-items-start gap-2">
          <p>The PDF could not be checked this time.</p>
          <Button look="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!isError && !data && (
        <Loading label="Reading your PDF…">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="mt-2 h-5 w-1/2" />
        </Loading>
      )}
      {data && <ReadingResult reading={data} />}
    </Card>
  )
}

function ReadingResult({ reading: { looked, missing } }: { readonly reading: CvReading }) {
  const Sign = missing.length === 0 ? Check : CircleAlert
  return (
    <>
      <p className="flex gap-2">
        <Sign
          aria-hidden="true"
          className={`mt-0.5 size-5 shrink-0 ${missing.length === 0 ? 'text-leaf' : 'text-marigold-ink'}`}
        />
        {missing.length === 0
          ? `All ${looked} details were read correctly: your name, contact details, each employer, position, date and skill.`
          : `${looked - missing.length} of ${looked} details were read correctly. These were not:`}
      </p>
      {missing.length > 0 && (
        <>
          <dl className="grid gap-2">
            {missing.map(({ part, text, isMisplaced }, at) => (
              // The index is part of the key, because the same skill can be missing twice.
              <div key={`${at} ${part}`}>
                <dt className="text-sm text-soft">{isMisplaced ? `${part} (read in the wrong place)` : part}</dt>
                <dd className="font-medium break-words">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-soft">
            People see them as you wrote them. Much hiring software can't read Indian scripts in a PDF, so write the important
            parts in English too.
          </p>
        </>
      )}
    </>
  )
}
