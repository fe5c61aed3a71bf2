import { item, type Line, line, type Worker } from './blocks.ts'
import type { Choice } from './choices.ts'
import { timeOf } from './times.ts'

type Job = Worker['jobs'][number]

export const isFirmFirst = ({ order }: Choice): boolean => order === 'employer'

/** More is said behind the sentence; it goes on in the next line; or the employer stands before the time and the position behind it. */
export function inSentences(job: Job, choice: Choice): Line[] {
  const [position, firm, , , to, duties] = job
  const { text, ...form } = inSentence(job, choice)
  const said = `My work there was this. ${duties.join('. ')}. I also looked after the newcomers and reported to the manager every week.`
  if (choice.heads === 'telling') return [{ ...form, text: `${text} ${said}` }]
  const time = timeOf(job, choice.dates)
  if (choice.heads === 'employer' && choice.dates !== 'length')
    return [
      {
        ...form,
        text: `${to === 'now' ? 'Working' : 'Had worked'} with ${firm} ${/^since/i.test(time) ? time : `from ${time}`} as a ${position}.`,
      },
    ]
  const at = choice.heads === 'wrapped' ? text.search(/ (?:from|since|for) [^ ]*\d?/) : -1
  return at < 0 ? [{ ...form, text }] : [{ ...form, text: text.slice(0, at) }, line(text.slice(at + 1))]
}

export const isSaid = ({ heads }: Choice): boolean => ['sentence', 'telling', 'wrapped', 'elsewhere', 'employer'].includes(heads)

function inSentence(job: Job, choice: Choice): Line {
  const [position, firm, place, , to] = job
  const where = choice.place === 'none' ? firm : `${firm}, ${place}`
  const time = timeOf(job, choice.dates)
  const when = choice.dates === 'length' ? `for ${time}` : choice.dates === 'since' ? time.toLowerCase() : `from ${time}`
  const verb = to === 'now' ? 'Presently working' : 'Worked'
  const text = isFirmFirst(choice)
    ? `${verb} with ${where} as ${position} ${when}.`
    : `${verb} as a ${position} in ${where} ${when}.`
  return choice.sign === 'dash' ? line(text) : item(text)
}
