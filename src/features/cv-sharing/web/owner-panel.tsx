import { type ChangeEvent, useState } from 'react'
import { consentText } from '#features/privacy/consent-texts.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { CheckField } from '#platform/web/ui/field.tsx'
import type { CvView, OwnLink } from '../contract.ts'
import { LinkLine } from './link-line.tsx'
import { useOwner } from './use-owner.ts'

type OwnerPanelProps = { readonly view: CvView; readonly own: OwnLink; readonly origin: string; readonly onGone: () => void }

/** For the owner only: who else may see the CV, and how much of it. */
export function OwnerPanel({ view, own, origin, onGone }: OwnerPanelProps) {
  const owner = useOwner(view, own, onGone)
  return (
    <Card aria-labelledby="cv-owner" className="grid gap-5">
      <div className="grid gap-1">
        <h2 id="cv-owner" className="text-xl">
          Who sees your CV
        </h2>
        <p className="max-w-prose text-soft">Only you see this part of the page.</p>
      </div>
      <LinkLine address={own.linkId && `${origin}/cv/view/${own.linkId}`} owner={owner} />
      <div className="grid gap-1">
        <Choice
          label="Hide my phone number and address on this link"
          isOn={own.hidesContact}
          isBusy={owner.isBusy}
          onChoose={owner.hideContact}
        />
        {own.by === 'email' && (
          <Choice
            label={consentText('cv-sharing').text}
            isOn={view.isShared === true}
            isBusy={owner.isBusy}
            onChoose={owner.share}
          />
        )}
      </div>
      {!view.emailVerified && own.by === 'account' && (
        <div className="grid justify-items-start gap-2 border-t border-line pt-4">
          <p>The email in this CV isn't verified yet, so people with the link can't download the PDF.</p>
          <Button look="secondary" isBusy={owner.isBusy} onClick={owner.mailVerification}>
            Email me the verification link
          </Button>
        </div>
      )}
      {own.by === 'email' && <Endings onDelete={owner.remove} onClose={owner.close} isBusy={owner.isBusy} />}
    </Card>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly isOn: boolean
  readonly isBusy: boolean
  readonly onChoose: (isOn: boolean, onAnswered: () => void) => void
}

/** Shows the choice until the server has answered, then the stored state. */
function Choice({ label, isOn, isBusy, onChoose }: ChoiceProps) {
  const [wanted, setWanted] = useState<boolean | null>(null)
  function handleChange({ target }: ChangeEvent<HTMLInputElement>): void {
    if (isBusy) return
    setWanted(target.checked)
    onChoose(target.checked, () => setWanted(null))
  }
  return <CheckField label={label} checked={wanted ?? isOn} onChange={handleChange} />
}

type EndingsProps = { readonly onDelete: () => void; readonly onClose: () => void; readonly isBusy: boolean }

/** Deleting needs a second click, so that no single click deletes. */
function Endings({ onDelete, onClose, isBusy }: EndingsProps) {
  const [isAsked, setAsked] = useState(false)
  if (isAsked)
    return (
      <div role="alert" className="grid gap-3 rounded-card border border-brick bg-brick-wash p-4">
        <p className="max-w-prose">
          <strong>Delete this CV for good?</strong> This deletes it from our database. You can't undo it.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button look="danger" isBusy={isBusy} onClick={onDelete}>
            Yes, delete my CV
          </Button>
          <Button look="secondary" onClick={() => setAsked(false)}>
            Keep it
          </Button>
        </div>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      <Button look="danger" onClick={() => setAsked(true)}>
        Delete my CV
      </Button>
      <Button look="quiet" isBusy={isBusy} onClick={onClose}>
        Sign out of this CV
      </Button>
    </div>
  )
}
