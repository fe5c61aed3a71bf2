import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { rateFields } from './rate-fields.ts'
import { type GoToField, RatingStrip } from './rating-panel.tsx'

/** How the CV reads to an employer, updated while typing. A link to the rating opens its reasons. */
export function LiveRating({ onGo }: { readonly onGo: GoToField }) {
  const fields = useDeferredValue(useWatch<CvFields>())
  return <RatingStrip rating={rateFields(readFields(fields))} isOpen={location.hash === '#cv-rating'} onGo={onGo} />
}
