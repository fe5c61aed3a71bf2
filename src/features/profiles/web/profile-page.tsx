import { useSuspenseQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSearchParams } from '#platform/web/search-params.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { PageHeader } from '#platform/web/ui/page-header.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ProfileFormProps } from './profile-form.tsx'
import { ContactCard, PreferencesCard } from './profile-facts.tsx'
import { ProfileHead } from './profile-head.tsx'
import { noForm } from './profile-messages.ts'
import { myProfile } from './profile-queries.ts'
import { ProfileSections } from './profile-sections.tsx'
import { fieldId } from './field-id.ts'

type ProfilePageProps = { readonly links: ReactNode; readonly strength: ReactNode }

/** `strength` is a card of another feature, and `links` lead to the candidate's other pages; the screen passes both. */
export function ProfilePage({ links, strength }: ProfilePageProps) {
  const { data: profile } = useSuspenseQuery(myProfile)
  const { Form, focusId, isBusy, open, close, editButton } = useEditing()
  const isHydrated = useHydrated()
  return (
    <div>
      <PageHeader
        title="My Profile"
        actions={
          !Form && (
            <Button ref={editButton} isBusy={isBusy} disabled={!isHydrated} onClick={open}>
              <Pencil aria-hidden="true" className="size-4" />
              Edit Profile
            </Button>
          )
        }
      />
      {links}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 two:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] two:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 two:gap-6">
          <ProfileHead profile={profile} />
          {Form ? <Form profile={profile} focusId={focusId} onClose={close} /> : <ProfileSections profile={profile} />}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5 two:gap-6">
          {strength}
          {!Form && (
            <>
              <ContactCard profile={profile} />
              <PreferencesCard profile={profile} />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** The form is loaded when it is opened. After closing it, the focus returns to where it was opened. */
function useEditing() {
  const [Form, setForm] = useState<ComponentType<ProfileFormProps> | null>(null)
  const [wasOpen, setWasOpen] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const { isBusy, run } = useAction(async () => {
    const { ProfileForm } = await import('./profile-form.tsx')
    setForm(() => ProfileForm)
    setWasOpen(true)
  }, noForm)
  const params = useSearchParams()
  const navigate = useNavigate()
  const field = params.get('edit')
  // A link to a missing part opens the form at its field.
  useEffect(() => {
    if (field) run()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- once for each link
  }, [field])
  useEffect(() => {
    if (wasOpen && !Form) editButton.current?.focus()
  }, [wasOpen, Form])
  return {
    Form,
    focusId: field ? fieldId(field) : null,
    isBusy,
    editButton,
    open: () => run(),
    close: () => {
      setForm(null)
      // Removed from the URL, so that the same link opens the form again.
      if (field) void navigate('?', { replace: true, preventScrollReset: true })
    },
  }
}
