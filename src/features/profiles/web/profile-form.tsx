import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
// oxlint-disable-next-line no-restricted-imports -- a complaint about a skill stands at the list, and goes at the next key
import { type FieldPath, FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { ErrorSummary } from '#platform/web/ui/error-summary.tsx'
import { Link } from '#platform/web/ui/link.tsx'
import { type Profile, ProfileBody } from '../contract.ts'
import { EducationFields, WorkFields } from './history-fields.tsx'
import { About, NameAndContact, Preferences, Skills } from './person-fields.tsx'
import { fieldsOf, inputOf, type ProfileFields } from './profile-fields.ts'
import { fieldId } from './field-id.ts'
import { NewerNotice } from './newer-notice.tsx'
import { useSaveProfile } from './use-save-profile.ts'

export type ProfileFormProps = {
  readonly profile: Profile
  /** The id of the field that a link has requested; by default the first one. */
  readonly focusId: string | null
  readonly onClose: () => void
}

/** Validated with the schema of the contract, here and again on the server. Typed text stays after every error. */
export function ProfileForm({ profile, focusId, onClose }: ProfileFormProps) {
  const { form, problems, attempt, submit, saving, showNewer } = useProfileForm({ profile, onClose })
  useFocus(form, focusId)
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Edit your profile"
        className="grid grid-cols-[minmax(0,1fr)] gap-5 two:gap-6 [&_:is(input,textarea,select)]:scroll-mt-24 [&_:is(input,textarea,select)]:scroll-mb-28"
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault()
          submit(profile.version)
        }}
      >
        <ErrorSummary problems={problems} attempt={attempt} />
        {saving.newer && <NewerNotice onKeep={() => submit(saving.newer?.version ?? 0)} onTake={showNewer} />}
        <Part title="Name and contact">
          <NameAndContact />
        </Part>
        <HistoryParts hasCv={profile.cv !== null} />
        <Part title="Skills">
          <Skills />
        </Part>
        <Part title="Work preferences">
          <Preferences />
        </Part>
        <div className="foot-bar sticky bottom-(--foot,0px) z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3 max-[20em]:static">
          <Button type="submit" isBusy={saving.isBusy}>
            Save Changes
          </Button>
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}

function useFocus(form: UseFormReturn<ProfileFields>, focusId: string | null): void {
  useEffect(() => {
    const field = focusId && document.getElementById(focusId)
    if (field) field.focus()
    else form.setFocus('firstName')
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- again only for another link: the form object changes while people type
  }, [focusId])
}

function useProfileForm({ profile, onClose }: Pick<ProfileFormProps, 'profile' | 'onClose'>) {
  const form = useForm<ProfileFields>({ defaultValues: fieldsOf(profile), shouldFocusError: false })
  const saving = useSaveProfile(onClose)
  const [attempt, setAttempt] = useState(0)
  const { errors } = form.formState

  function submit(version: number): void {
    if (saving.isBusy) return
    form.clearErrors()
    setAttempt((count) => count + 1)
    const input = inputOf(form.getValues(), profile, version)
    const { error } = ProfileBody.safeParse(input)
    if (!error) return saving.save(input)
    const firsts = new Map(error.issues.toReversed().map(({ path, message }) => [fieldOfIssue(path), message]))
    for (const [field, message] of [...firsts].toReversed()) form.setError(field as FieldPath<ProfileFields>, { message }) // fields of the form
  }
  function showNewer(): void {
    if (saving.newer) form.reset(fieldsOf(saving.newer))
    saving.takeNewer()
  }
  return { form, problems: problemsIn(errors, ''), attempt, submit, saving, showNewer }
}

/** A skill has no input of its own, so the error is shown at the list. */
function fieldOfIssue(path: readonly PropertyKey[]): string {
  return path[0] === 'skills' ? 'skills' : path.map(String).join('.')
}

/** The problems in the order of the form. */
function problemsIn(errors: object, before: string): { readonly fieldId: string; readonly message: string }[] {
  return Object.entries(errors).flatMap(([name, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null) return []
    const path = before + name
    if ('message' in error && typeof error.message === 'string') return [{ fieldId: fieldId(path), message: error.message }]
    return problemsIn(error, `${path}.`)
  })
}

/** Values of the CV are edited in the builder. */
function HistoryParts({ hasCv }: { readonly hasCv: boolean }) {
  if (hasCv)
    return (
      <Part title="About, work experience and education">
        <p className="max-w-prose">
          These come from your CV.{' '}
          <Link to="/cv-builder" className="font-medium text-blue-dark underline underline-offset-4">
            Edit them in your CV
          </Link>
        </p>
      </Part>
    )
  return (
    <>
      <Part title="About">
        <About />
      </Part>
      <Part title="Work Experience">
        <WorkFields />
      </Part>
      <Part title="Education">
        <EducationFields />
      </Part>
    </>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  )
}
