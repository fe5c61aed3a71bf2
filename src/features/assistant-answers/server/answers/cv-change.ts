import { CvSummary } from '#features/assistant-tools/answer-contract.ts'
import { type CvChange, readCvChange } from '../reading/read-cv-change.ts'
import { type AnswerInput, type Draft, fill, openAction, type Texts } from './answer.ts'
import { notForCaller } from './sign-in.ts'

const what: Texts = {
  en: 'the change of your CV before it is made',
  hi: 'आपके सीवी का बदलाव, होने से पहले',
  'hi-Latn': 'aapke CV ka badlav, hone se pehle',
}
const press: Texts = {
  en: 'Nothing is changed until you press the button. The CV before it stays under **Versions** in the CV builder.',
  hi: 'बटन दबाने तक कुछ नहीं बदलता। पहले का सीवी, सीवी बिल्डर में **Versions** में रहता है।',
  'hi-Latn': 'Button dabane tak kuch nahi badalta. Pehle ka CV, CV builder me **Versions** me rehta hai.',
}
const has: Texts = { en: 'Your CV has this already.', hi: 'आपके सीवी में यह पहले से है।', 'hi-Latn': 'Aapke CV me yeh pehle se hai.' }
const none: Texts = {
  en: 'You have no CV here yet. It takes about ten minutes to make one.',
  hi: 'अभी यहाँ आपका सीवी नहीं है। इसे बनाने में लगभग दस मिनट लगते हैं।',
  'hi-Latn': 'Abhi yahan aapka CV nahi hai. Ise banane me lagbhag das minute lagte hain.',
}
const tooShort: Texts = {
  en: 'A summary has at least 50 characters: the work you do, for how long, and one result.',
  hi: 'सारांश में कम से कम 50 अक्षर हों: आपका काम, कितने समय से, और एक नतीजा।',
  'hi-Latn': 'Summary me kam se kam 50 akshar hon: aapka kaam, kitne samay se, aur ek result.',
}

/** Proposes the change of the CV that a message asks for, as a button. Null for any other message. */
export async function proposeCvChangeIn(input: AnswerInput): Promise<Draft | null> {
  const change = readCvChange(input.message)
  if (!change) return null
  const { caller, meaning } = input
  if (caller.kind !== 'candidate') return notForCaller(input, what)
  const actions = [openAction('Open my CV', '/cv-builder')]
  if (change.kind === 'summary' && !CvSummary.safeParse(change.summary).success)
    return { content: fill(tooShort, meaning.language), actions }
  const { hasCv, proposal } = await proposed(change, caller, input)
  const text = hasCv ? (proposal ? press : has) : none
  return { content: fill(text, meaning.language), actions, proposals: proposal ? [proposal] : [] }
}

async function proposed(
  change: CvChange,
  caller: Extract<AnswerInput['caller'], { kind: 'candidate' }>,
  { tools, now }: AnswerInput,
) {
  const run = { caller, now }
  const { data } =
    change.kind === 'skills'
      ? await tools.proposeCvSkills.run({ skills: [...change.skills] }, run)
      : await tools.proposeCvSummary.run({ summary: change.summary }, run)
  return data
}
