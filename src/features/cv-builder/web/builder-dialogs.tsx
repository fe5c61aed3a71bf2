import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { ImportButton } from '#features/cv-import/web/import-button.tsx'
import { Comparison } from './comparison.tsx'
import type { Builder } from './use-builder.ts'
import { VersionsButton } from './versions-button.tsx'

type BuilderDialogsProps = {
  readonly builder: Pick<Builder, 'versions' | 'importing' | 'compared'>
  /** The values of the form. */
  readonly now: () => CvFields
}

/** Other texts beside the one in the form: older versions, another device's, a file's. */
export function BuilderDialogs({ builder: { versions, importing, compared }, now }: BuilderDialogsProps) {
  return (
    <>
      {versions.isOpen && <VersionsButton {...versions.button} now={now} onClose={versions.close} />}
      <ImportButton importing={importing} now={now} />
      {compared && <Comparison {...compared} mine={now()} />}
    </>
  )
}
