import { type ReactNode, Suspense, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { BuilderAside } from '#features/cv-builder/web/builder-aside.tsx'
import { BuilderGrid } from '#features/cv-builder/web/builder-grid.tsx'
import { bodyOf, readFields } from '#features/cvs/web/cv-fields.ts'
import { ImportButton } from '#features/cv-import/web/import-button.tsx'
import { Created } from './created.tsx'
import { freeStart } from './free-start.ts'
import { FreeStepForm } from './free-step-form.tsx'
import { useFreeBuilder } from './use-free-builder.ts'
import { issuePaths, issueTexts, useChecks } from '#platform/web/use-checks.ts'
import { useSchemaForm } from '#platform/web/use-schema-form.ts'
import { TypedPreview } from '#features/cvs/web/typed-preview.tsx'
import { lazyPart } from '#platform/web/lazy-part.ts'

function FreePreview({ onClose }: { readonly onClose: () => void }) {
  return (
    <TypedPreview
      onClose={onClose}
      download={
        <p className="order-last basis-full text-sm text-soft">
          You can download the PDF once your CV is created and its email is verified.
        </p>
      }
    />
  )
}

const ContactDialog = lazyPart(async () => (await import('./contact-dialog.tsx')).ContactDialog)

const fetchSchemas = () => import('../contract.ts')
const fetchTyped = async () => (await fetchSchemas()).FreeCvForm

/** The anonymous builder. It is rendered only in the browser, because it starts with the text that this browser has stored. */
export function FreeCvForm({ jobs }: { readonly jobs: ReactNode }) {
  const [start] = useState(freeStart)
  // Email address and phone number may still be missing.
  const { checks: schemas } = useChecks(fetchSchemas)
  const form = useSchemaForm({ defaultValues: start.fields, fetchSchema: fetchTyped, inputOf: bodyOf })
  const builder = useFreeBuilder(form, start)
  if (builder.madeId) return <Created cvId={builder.madeId} jobs={jobs} onAnother={builder.beginAnother} />
  return (
    <FormProvider {...form}>
      <BuilderGrid
        main={<FreeStepForm builder={builder} check={(fields) => schemas && issuePaths(schemas.FreeCvForm, bodyOf(fields))} />}
        aside={<BuilderAside onGo={builder.steps.go} />}
      />
      <ImportButton importing={builder.importing} now={() => readFields(form.getValues())} />
      {builder.isPreviewed && <FreePreview onClose={builder.closePreview} />}
      {builder.missing && (
        <Suspense>
          <ContactDialog
            missing={builder.missing}
            check={(contact) => issueTexts(schemas?.FreeCvContact, contact)}
            isBusy={builder.isMaking}
            onGiven={builder.give}
            onClose={builder.closeDialog}
          />
        </Suspense>
      )}
    </FormProvider>
  )
}
