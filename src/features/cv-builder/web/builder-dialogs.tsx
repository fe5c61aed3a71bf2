import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { ImportButton } from '#features/cv-import/web/import-button.tsx'
import { Comparison } from './comparison.tsx'
import type { Builder } from './use-builder.ts'
import { VersionsButton } from './versions-button.tsx'

type BuilderDialogsProps = {
  readonly builder: Pick<Builder, 'versions' | 'importing' | 'compared'>
  /** Returns the current values of the form. */
  readonly now: () => CvFields
}

/** The dialogs with other texts: older versions, the text of another device, and the text of an imported file. */
export function BuilderDialogs({ builder: { versions, importing, compared }, now }: BuilderDialogsProps) {
  return (
    <>
      {versions.isOpen && <VersionsButton {...versions.button} now={now} onClose={versions.close} />}
      <ImportButton importing={importing} now={now} />
      {compared && <Comparison {...compared} mine={now()} />}
    </>
  )
}
