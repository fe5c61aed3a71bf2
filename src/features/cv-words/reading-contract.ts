import { z } from 'zod'

/** A rectangle in points (1/72 inch) from the top left corner of the page. */
export const PageBox = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type PageBox = z.output<typeof PageBox>

/**
 * How one field was read. `field` is its path ("experience.0.company"), `sure` the confidence from 0 to 1, `text` the line of the file. `page` counts
 * from 1 and is null without pages. `x` is where in the line the value begins, in points. `picture` is the index in `pictures` of the image of the
 * line.
 */
export const FieldReading = z.object({
  field: z.string(),
  sure: z.number().min(0).max(1),
  text: z.string(),
  page: z.number().int().nullable(),
  box: PageBox.nullable(),
  x: z.number().optional(),
  picture: z.number().int().optional(),
})
export type FieldReading = z.output<typeof FieldReading>

export const FurtherSection = z.enum(['projects', 'certificates', 'publications', 'volunteering'])
export type FurtherSection = z.output<typeof FurtherSection>

/**
 * An entry of one of the further sections. `organisation` is the issuer, the publisher or the organisation that was helped. Dates are "2021-04",
 * "2021" or an empty text.
 */
export const FurtherEntry = z.object({
  section: FurtherSection,
  name: z.string(),
  organisation: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  url: z.string(),
  description: z.string(),
})
export type FurtherEntry = z.output<typeof FurtherEntry>
