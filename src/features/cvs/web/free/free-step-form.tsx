import { BuilderBar } from '../builder-bar.tsx'
import { FormActions } from '../form-actions.tsx'
import { ImportInvitation } from '../import/import-invitation.tsx'
import { momentText } from '../stored-draft.ts'
import { NoticeLine } from '../notices.tsx'
import { StepFrame } from '../step-frame.tsx'
import type { Check } from '../step-nav.tsx'
import { PhoneTaken } from './phone-taken.tsx'
import { SharingConsent } from './sharing-consent.tsx'
import type { FreeBuilder } from './use-free-builder.ts'

type FreeStepFormProps = { readonly builder: FreeBuilder; readonly check: Check }

export function FreeStepForm({ builder, check }: FreeStepFormProps) {
  const { steps, undoing, importing, notice, isMaking } = builder
  return (
    <>
      {builder.isFresh && <ImportInvitation onImport={importing.open} />}
      {notice && <NoticeLine notice={notice} onKeep={builder.keepThis} onTake={builder.takeOther} />}
      {builder.isPhoneTaken && <PhoneTaken />}
      <StepFrame
        moving={steps}
        check={check}
        attempt={builder.attempt}
        onFinish={() => !isMaking && builder.finish()}
        bar={<BuilderBar state={<KeptState {...builder} />} undoing={undoing} onImport={importing.open} />}
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

/** Without an account there is only this browser. */
function KeptState({ keptAt, isRefused }: Pick<FreeBuilder, 'keptAt' | 'isRefused'>) {
  if (isRefused)
    return (
      <output className="py-1 text-sm text-soft">
        This browser does not keep what you type: please finish before you leave this page.
      </output>
    )
  return <p className="text-sm text-soft">{keptAt ? `Kept in this browser at ${momentText(keptAt)}` : 'Kept in this browser'}</p>
}
