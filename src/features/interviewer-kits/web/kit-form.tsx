import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiCalls } from '#platform/web/call.ts'
import { type FieldErrors, InvalidForm } from '#platform/web/field-errors.ts'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { Card } from '#platform/web/ui/card.tsx'
import { Field, TextAreaField } from '#platform/web/ui/field.tsx'
import { NeedsScript } from '#platform/web/ui/needs-script.tsx'
import { toast } from '#platform/web/ui/toast.ts'
import { useFormSubmit } from '#platform/web/use-form-submit.ts'
import type { interviewerKits, OwnKit } from '../contract.ts'
import { contentOf, draftOf, type KitDraft } from '../kit-draft.ts'
import { kitsHref, ownKits } from './kit-queries.ts'
import { QuestionFields } from './question-fields.tsx'
import { WeightFields } from './weight-fields.tsx'

const call = apiCalls<typeof interviewerKits>()

/** Edits the questions and weights of a company's own kit. Scheduled interviews keep their version. */
export function KitForm({ kit }: { readonly kit: OwnKit }) {
  const { draft, set, version, errors, isBusy, onSubmit, onInput } = useKit(kit)
  return (
    <Card aria-labelledby="kit-form" className="grid gap-6">
      <div className="grid gap-1">
        <h2 id="kit-form" className="text-xl">
          Edit Kit
        </h2>
        <p className="text-soft">Version {version}. Interviews that are scheduled keep the version they were made with.</p>
      </div>
      <form noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-6">
        <Texts draft={draft} errors={errors} set={set} />
        <WeightFields rubric={kit.rubric} weights={draft.weights} errors={errors} onChange={(weights) => set({ weights })} />
        <QuestionFields
          competencies={kit.rubric.map(({ competency }) => competency)}
          questions={draft.questions}
          errors={errors}
          onChange={(questions) => set({ questions })}
        />
        <NeedsScript />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isBusy}>
            Save Kit
          </Button>
          <ButtonLink to={kitsHref} look="secondary">
            Back to AI Interviewer
          </ButtonLink>
        </div>
      </form>
    </Card>
  )
}

type TextProps = {
  readonly draft: KitDraft
  readonly errors: FieldErrors
  readonly set: (change: Partial<KitDraft>) => void
}

function Texts({ draft, errors, set }: TextProps) {
  return (
    <>
      <Field
        label="Name of the kit"
        name="name"
        maxLength={80}
        value={draft.name}
        error={errors['name']}
        onChange={({ target }) => set({ name: target.value })}
      />
      <TextAreaField
        label="Description"
        name="description"
        rows={2}
        maxLength={500}
        value={draft.description}
        error={errors['description']}
        onChange={({ target }) => set({ description: target.value })}
      />
      <TextAreaField
        label="Warm-up question"
        hint="Asked first, and never scored."
        name="warmUp"
        rows={2}
        maxLength={500}
        value={draft.warmUp}
        error={errors['warmUp']}
        onChange={({ target }) => set({ warmUp: target.value })}
      />
    </>
  )
}

function useKit(kit: OwnKit) {
  const client = useQueryClient()
  const [draft, setDraft] = useState<KitDraft>(() => draftOf(kit))
  // Kept from the start, so that a change of a colleague is not overwritten unseen.
  const [version, setVersion] = useState(kit.version)
  const submit = useFormSubmit(
    async () => {
      const content = await checkedContent(kit, draft)
      const input = { params: { kitId: kit.id }, body: { version, content } }
      const saved = await call('PUT /api/interviewer/kits/:kitId', input)
      setVersion(saved.version)
      toast({ title: 'Kit Saved', text: `New interviews use version ${saved.version}.` })
      await client.invalidateQueries(ownKits)
    },
    { title: 'Could Not Save the Kit' },
  )
  const set = (change: Partial<KitDraft>): void => setDraft((before) => ({ ...before, ...change }))
  return { draft, set, version, ...submit }
}

/** Validated by the contract's schema, which is loaded when it is needed. */
async function checkedContent(kit: OwnKit, draft: KitDraft) {
  const content = contentOf(kit, draft)
  const { KitContent } = await import('../contract.ts')
  const issues = KitContent.safeParse(content).error?.issues ?? []
  const wrong = issues.map(({ path, message }) => [path.join('.'), inPercent(path.join('.')) ?? message] as const)
  if (wrong.length > 0) throw new InvalidForm(Object.fromEntries(wrong))
  return content
}

const inPercent = (path: string): string | null =>
  /^rubric\.\d+\.weight$/.test(path) ? 'Please give a percentage above 0 and up to 100' : null
