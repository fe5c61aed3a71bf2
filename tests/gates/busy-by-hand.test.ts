/** A screen asks `useAction` or `useFormSubmit` whether something is under way. State of its own sends twice, or stays busy for ever. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const busyState =
  /\[\s*(?:(?:is)?(?:busy|sending|submitting|saving|loading|posting|deleting)|isPending)\b[^\]]*\]\s*=\s*(?:React\.)?use(?:State|Reducer)\b/gi
const busySetter = /\bset(?:Is)?(?:Busy|Sending|Submitting|Saving|Loading|Pending|Posting|Deleting)\b/g

function busyByHand(source: string): readonly string[] {
  return [...(source.match(busyState) ?? []), ...(source.match(busySetter) ?? [])]
}

test.each([
  'const [isBusy, setBusy] = useState(false)',
  'const [sending, mark] = useState<boolean>(false)',
  'const [ isSaving , note ] = useReducer(reduce, false)',
  'onClick={() => setIsSubmitting(true)}',
])('the gate stops %s', (breach) => {
  expect(busyByHand(breach)).not.toEqual([])
})

test.each(['const { isBusy, run } = useAction(send)', 'const [isOpen, setOpen] = useState(false)'])(
  'the gate passes %s',
  (line) => {
    expect(busyByHand(line)).toEqual([])
  },
)

test('no screen keeps by hand whether it is busy', () => {
  const files = globSync(['src/**/web/**/*.{ts,tsx}'])
  expect(files.length).toBeGreaterThan(300)
  // They show in words how far an autosave has come; nothing is pressed for it.
  const others = files.filter((file) => !/\/(use-autosave|use-(posting|article)-draft)\.ts$/.test(file))
  expect(others.flatMap((file) => busyByHand(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`))).toEqual([])
})
