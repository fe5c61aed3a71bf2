import { useQueryClient } from '@tanstack/react-query'
import { useKeptText } from '#platform/web/kept-text.ts'
import { momentText } from '#platform/contract/dates.ts'
import { apiCalls } from '#platform/web/call.ts'
import { InvalidForm } from '#platform/web/field-errors.ts'
import { typedIn } from '#platform/web/typed-in.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { TextAreaField } from '#platform/web/ui/field.tsx'
import { useAction } from '#platform/web/use-action.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import { useHydrated } from '#platform/web/use-hydrated.ts'
import type { ApplicantPage, assessment, Note } from '../assessment-contract.ts'
import { applicantPage } from './applicant-queries.ts'

const call = apiCalls<typeof assessment>()

/** Notes of the team, which the candidate never sees. */
export function NotesCard({ page }: { readonly page: ApplicantPage }) {
  return (
    <Card className="grid gap-3" aria-labelledby="notes-title">
      <h2 id="notes-title" className="text-lg">
        Private notes
      </h2>
      {page.notes.length === 0 && <p className="text-soft">Only your team reads notes.</p>}
      <ul className="grid gap-3">
        {page.notes.map((note) => (
          <li key={note.id}>
            <NoteText note={note} applicationId={page.id} mayWrite={page.mayWrite} />
          </li>
        ))}
      </ul>
      {page.mayWrite && <NoteForm applicationId={page.id} />}
    </Card>
  )
}

function useNotes(applicationId: string) {
  const client = useQueryClient()
  return (change: (notes: Note[]) => Note[]): void => {
    client.setQueryData(applicantPage(applicationId).queryKey, (page) => page && { ...page, notes: change(page.notes) })
  }
}

type NoteTextProps = { readonly note: Note; readonly applicationId: string; readonly mayWrite: boolean }

function NoteText({ note, applicationId, mayWrite }: NoteTextProps) {
  const change = useNotes(applicationId)
  const { isBusy, run: remove } = useAction(
    async () => {
      const params = { applicationId, noteId: note.id }
      await call('DELETE /api/employer/applicants/:applicationId/notes/:noteId', { params })
      change((notes) => notes.filter(({ id }) => id !== note.id))
    },
    { title: 'Could Not Delete the Note' },
  )
  return (
    <div className="grid gap-1 rounded-control bg-paper p-3 wrap-anywhere">
      <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-soft">
        <span>
          <bdi className="font-medium text-ink">{note.author}</bdi>,{' '}
          <time dateTime={note.createdAt}>{momentText(note.createdAt)}</time>
        </span>
        {note.isMine && mayWrite && (
          <Button look="quiet" className="-my-2" isBusy={isBusy} onClick={() => remove()}>
            Delete <span className="sr-only">the note</span>
          </Button>
        )}
      </p>
      <p className="whitespace-pre-line">{note.body}</p>
    </div>
  )
}

function NoteForm({ applicationId }: { readonly applicationId: string }) {
  const change = useNotes(applicationId)
  const isHydrated = useHydrated()
  const [field, keep, clear] = useKeptText(`note ${applicationId}`)
  const { errors, isBusy, onSubmit, onInput } = useFormSubmit(
    async (form) => {
      const body = typedIn(form, 'body')
      if (!body) throw new InvalidForm({ body: 'Please write a note' })
      const note = await call('POST /api/employer/applicants/:applicationId/notes', { params: { applicationId }, body: { body } })
      change((notes) => [...notes, note])
      clear(body)
    },
    { title: 'Could Not Save the Note' },
  )
  return (
    <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid justify-items-start gap-2 *:w-full">
      <TextAreaField ref={field} label="New note" name="body" rows={2} maxLength={2_000} error={errors['body']} onChange={keep} />
      <Button type="submit" look="secondary" className="w-auto!" isBusy={isBusy} disabled={!isHydrated}>
        Save note
      </Button>
    </form>
  )
}
