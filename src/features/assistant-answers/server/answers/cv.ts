import { checks } from '#features/cvs/rating-checks.ts'
import { type AnswerInput, type Draft, fill, listOf, openAction, paragraphs, type Texts } from './answer.ts'
import { notForCaller } from './sign-in.ts'

const what: Texts = {
  en: 'the rating of your own CV and what to improve',
  hi: 'आपके सीवी की रेटिंग और सुधार',
  'hi-Latn': 'aapke CV ki rating aur sudhar',
}
const general: Texts = {
  en: 'What raises the rating of most CVs:',
  hi: 'ज़्यादातर सीवी की रेटिंग इनसे बढ़ती है:',
  'hi-Latn': 'Zyadatar CV ki rating inse badhti hai:',
}
const none: Texts = {
  en: 'You have no CV here yet. It takes about ten minutes, and then I can rate it.',
  hi: 'अभी यहाँ आपका सीवी नहीं है। इसमें लगभग दस मिनट लगते हैं, फिर मैं रेटिंग बता सकती हूँ।',
  'hi-Latn': 'Abhi yahan aapka CV nahi hai. Isme lagbhag das minute lagte hain, phir main rating bata sakti hoon.',
}
const rated: Texts = {
  en: 'Your CV is rated **{rating} of 5**. This would raise it most:',
  hi: 'आपके सीवी की रेटिंग **5 में से {rating}** है। इनसे सबसे ज़्यादा बढ़ेगी:',
  'hi-Latn': 'Aapke CV ki rating **5 me se {rating}** hai. Inse sabse zyada badhegi:',
}
const full: Texts = {
  en: 'Your CV passes every check: **5 of 5**. Adapt the summary to each job before you apply.',
  hi: 'आपका सीवी हर जाँच में पास है: **5 में से 5**। हर नौकरी के लिए सारांश बदलें।',
  'hi-Latn': 'Aapka CV har jaanch me pass hai: **5 me se 5**. Har job ke liye summary badlein.',
}

const shown = 4

export async function answerCv(input: AnswerInput): Promise<Draft> {
  const { caller, now, tools, meaning } = input
  const first = checks.toSorted((a, b) => b.tenths - a.tenths).slice(0, shown)
  const tips = `${fill(general, meaning.language)}\n${listOf(first.map(({ name, fix }) => `**${name}**: ${fix}`))}`
  if (caller.kind !== 'candidate') return notForCaller(input, what, tips)
  const { data } = await tools.rateOwnCv.run({}, { caller, now })
  const actions = [openAction('Open my CV', '/cv-builder')]
  if (!data.rated) return { content: paragraphs(fill(none, meaning.language), tips), actions }
  const failed = data.rated.checks.filter(({ isPassed }) => !isPassed).toSorted((a, b) => b.points - a.points)
  if (failed.length === 0) return { content: fill(full, meaning.language), actions }
  const lines = failed.slice(0, shown).map(({ name, points, fix }) => `**${name}** (+${points.toFixed(1)}): ${fix}`)
  return { content: `${fill(rated, meaning.language, { rating: data.rated.rating.toFixed(1) })}\n${listOf(lines)}`, actions }
}
