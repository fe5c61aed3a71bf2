import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { bodyOf, type Person, readFields } from '#features/cvs/web/cv-fields.ts'
import { EditorContext } from '#features/cvs/web/editor-context.tsx'
import { myCv } from '#features/cvs/web/my-cv.ts'
import { SavedRating } from '#features/cvs/web/rating-panel.tsx'
import { issuePaths, useChecks } from '#platform/web/use-checks.ts'
import { useSchemaForm } from '#platform/web/use-schema-form.ts'
import { BuilderAside } from './builder-aside.tsx'
import { BuilderGrid } from './builder-grid.tsx'
import { Finished } from './finished.tsx'
import { readStoredDraft } from './draft-storage.ts'
import { chooseStart, draftStorageKey, storedIn } from './stored-draft.ts'
import { myDraft } from './my-draft.ts'
import { Preview } from './preview.tsx'
import { BuilderDialogs } from './builder-dialogs.tsx'
import { StepForm } from './step-form.tsx'
import { useBuilder } from './use-builder.ts'

const fetchCvBody = async () => (await import('#features/cvs/contract.ts')).CvBody

export type CvFormProps = { readonly person: Person }

/** The builder for accounts. It is rendered only in the browser, because it starts with the text that this browser has stored. */
export function CvForm({ person }: CvFormProps) {
  const { data: cv } = useSuspenseQuery(myCv)
  const { data: draft } = useSuspenseQuery(myDraft)
  const [stored] = useState(() => storedIn({ person, cv, draft }))
  const [start] = useState(() => chooseStart(readStoredDraft(draftStorageKey(person.id)), stored))
  const { checks: schema } = useChecks(fetchCvBody)
  const form = useSchemaForm({ defaultValues: start.fields, fetchSchema: fetchCvBody, inputOf: bodyOf })
  const builder = useBuilder({ form, person, start, stored, cv })
  const { isFinished, isPreviewed } = builder
  return (
    <FormProvider {...form}>
      <EditorContext value={{ savedAt: builder.bar.savedAt }}>
        <BuilderGrid
          main={
            isFinished && cv ? (
              <Finished cvId={cv.id} onPreview={builder.openPreview} onEdit={builder.edit} />
            ) : (
              <StepForm builder={builder} check={(fields) => schema && issuePaths(schema, bodyOf(fields))} />
            )
          }
          aside={<BuilderAside onGo={builder.goTo} onTemplate={isFinished ? builder.edit : undefined} place={<SavedRating />} />}
        />
        <BuilderDialogs builder={builder} now={() => readFields(form.getValues())} />
        {isPreviewed && <Preview cv={cv} onClose={builder.closePreview} />}
      </EditorContext>
    </FormProvider>
  )
}
