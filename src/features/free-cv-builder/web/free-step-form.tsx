import { Suspense } from 'react'
import { BuilderBar } from '#features/cv-builder/web/builder-bar.tsx'
import { FormActions } from '#features/cv-builder/web/form-actions.tsx'
import { ImportInvitation } from '#features/cv-import/web/import-invitation.tsx'
import { momentText } from '#platform/contract/dates.ts'
import { NoticeLine } from '#features/cv-builder/web/notices.tsx'
import { StepFrame } from '#features/cv-builder/web/step-frame.tsx'
import type { Check } from '#features/cv-builder/web/step-nav.tsx'
import { SharingConsent } from './sharing-consent.tsx'
import type { FreeBuilder } from './use-free-builder.ts'
import { lazyPart } from '#platform/web/lazy-part.ts'

const PhoneTaken = lazyPart(async () => (await import('./phone-taken.tsx')).PhoneTaken)

type FreeStepFormProps = { readonly builder: FreeBuilder; readonly check: Check }

export function FreeStepForm({ builder, check }: FreeStepFormProps) {
  const { steps, undoing, importing, notice, isMaking } = builder
  return (
    <>
      {builder.isFresh && <ImportInvitation onImport={importing.open} />}
      {notice && <NoticeLine notice={notice} onKeep={builder.keepThis} onTake={builder.takeOther} />}
      {builder.isPhoneTaken && (
        <Suspense>
          <PhoneTaken />
        </Suspense>
      )}
      <StepFrame
        moving={steps}
        check={check}
        attempt={builder.attempt}
        isImported={builder.isImported}
        onFinish={() => !isMaking && builder.finish()}
        bar={
          <BuilderBar state={<KeptState {...builder} />} undoing={undoing} isFresh={builder.isFresh} onImport={importing.open} />
        }
        closing={<SharingConsent isShared={builder.isShared} onChange={builder.setShared} />}
        foot={
          <FormActions
            step={steps.step}
            onGo={steps.go}
            onPreview={builder.openPreview}
            finish={{ label: 'Create My CV', busyLabel: 'Creating…', isBusy: isMaking }}
          />
        }
      />
    </>
  )
}

/** Says that the text is stored in this browser only. One line on a phone in any font, so that nothing moves when it changes. */
function KeptState({ keptAt, isRefused, notice }: Pick<FreeBuilder, 'keptAt' | 'isRefused' | 'notice'>) {
  // Another tab writes, so this one does not.
  if (notice?.kind === 'elsewhere') return <p className="text-sm text-soft">Waiting for your choice</p>
  if (isRefused)
    return (
      <output className="py-1 text-sm text-soft">
        We can't save automatically in this browser. Please finish before you leave this page.
      </output>
    )
  return (
    <p className="text-sm text-soft">
      {keptAt ? (
        <>
          Saved <span className="max-two:sr-only">in this browser at </span>
          {momentText(keptAt)}
        </>
      ) : (
        <>
          Saved <span className="max-two:sr-only">as you type</span>
        </>
      )}
    </p>
  )
}
