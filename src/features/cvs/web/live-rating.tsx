import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { type CvFields, readFields } from '#features/cvs/web/cv-fields.ts'
import { rateFields } from './rate-fields.ts'
import { type GoToField, RatingStrip } from './rating-panel.tsx'

/** The rating of the typed CV, updated while typing. A link to it opens the reasons. */
export function LiveRating({ onGo }: { readonly onGo: GoToField }) {
  const fields = useDeferredValue(useWatch<CvFields>())
  return <RatingStrip rating={rateFields(readFields(fields))} isOpen={location.hash === '#cv-rating'} onGo={onGo} />
}
