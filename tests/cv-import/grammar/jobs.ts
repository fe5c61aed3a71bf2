import { type Block, item, type Line, line, strong, table, type Worker } from './blocks.ts'
import type { Choice } from './choices.ts'
import { inSentences, isFirmFirst, isSaid } from './job-sentences.ts'
import { inForm, isInForm, strayLine } from './labelled-jobs.ts'
import { partsOfTime, timeOf } from './times.ts'

type Job = Worker['jobs'][number]

const signs: Readonly<Record<Choice['sign'], string>> = { comma: ', ', bar: ' | ', dash: ' – ', tab: '\t', at: ' at ' }

const withPlace = (firm: string, place: string, choice: Choice): string =>
  choice.place === 'comma' ? `${firm}, ${place}` : choice.place === 'brackets' ? `${firm} (${place})` : firm

function namesOf([position, firm, place]: Job, choice: Choice): readonly [string, string] {
  const employer = withPlace(firm, place, choice)
  return isFirmFirst(choice) ? [employer, position] : [position, employer]
}

/** Both names in one line. */
function inOne(job: Job, choice: Choice): string {
  const [first, second] = namesOf(job, choice)
  return first + (choice.sign === 'at' && isFirmFirst(choice) ? ' as ' : signs[choice.sign]) + second
}

/** The time where this CV has it: in a line, at its right edge, or below it. */
function timed(text: string, job: Job, choice: Choice): Line[] {
  const time = timeOf(job, choice.dates)
  if (choice.order === 'time')
    return [line(choice.time === 'below' ? time : `${time}: ${text}`), ...(choice.time === 'below' ? [line(text)] : [])]
  if (choice.time === 'right') return [line(text, time)]
  if (choice.time === 'rightTwo') return [line(text, ...partsOfTime(job, choice.dates))]
  if (choice.time === 'below') return [line(text), line(time)]
  return [line(choice.time === 'brackets' ? `${text} (${time})` : `${text}, ${time}`)]
}

const placeLine = ([, , place]: Job, { place: where }: Choice): Line[] => (where === 'line' ? [line(place)] : [])

function inLines(job: Job, choice: Choice): Line[] {
  const [first, second] = namesOf(job, choice)
  if (choice.heads === 'one') return [...timed(inOne(job, choice), job, choice), ...placeLine(job, choice)]
  if (choice.heads === 'three' || choice.order === 'time') {
    const names = [line(first), line(second), ...placeLine(job, choice)]
    const time = line(timeOf(job, choice.dates))
    return choice.order === 'time' ? [time, ...names] : [...names, time]
  }
  const isBehind = choice.sign === 'bar' || choice.sign === 'dash'
  if (choice.time === 'rightTwo') {
    const [from, to] = partsOfTime(job, choice.dates)
    return [line(first, from), line(second, to || undefined), ...placeLine(job, choice)]
  }
  return isBehind
    ? [line(first), ...timed(second, job, choice), ...placeLine(job, choice)]
    : [...timed(first, job, choice), line(second), ...placeLine(job, choice)]
}

function inLabels(job: Job, choice: Choice): Line[] {
  const [position, firm, place] = job
  const [company, post, when] =
    choice.sign === 'comma'
      ? ['Company Name', 'Designation', 'Duration']
      : choice.sign === 'bar'
        ? ['Organization', 'Position', 'Period']
        : ['Company', 'Post', 'Tenure']
  const sign = choice.sign === 'dash' ? ' - ' : choice.sign === 'tab' ? '\t: ' : ': '
  const names = [`${company}${sign}${firm}`, `${post}${sign}${position}`]
  const time = `${when}${sign}${timeOf(job, choice.dates)}`
  const others = choice.place === 'none' ? [] : [`Location${sign}${place}`]
  const all = [...(isFirmFirst(choice) ? names : names.toReversed()), ...others]
  return (choice.order === 'time' ? [time, ...all] : [...all, time]).map((text) => line(text))
}

function asTable(jobs: readonly Job[], choice: Choice): Block {
  const columns = {
    position: ['Designation', (job: Job) => job[0]],
    employer: ['Name of Company', (job: Job) => job[1]],
    time: ['Duration', (job: Job) => timeOf(job, choice.dates)],
    place: ['Location', (job: Job) => job[2]],
  } as const
  const order = [
    choice.order,
    ...(['employer', 'position', 'time'] as const).filter((name) => name !== choice.order),
    ...(choice.place === 'none' ? [] : (['place'] as const)),
  ]
  const isNumbered = choice.sign === 'bar' || choice.sign === 'dash'
  const rows = [order.map((name) => columns[name][0]), ...jobs.map((job) => order.map((name) => columns[name][1](job)))]
  return table(...rows.map((row, at) => (isNumbered ? [at === 0 ? 'S.No' : `${at}`, ...row] : row)))
}

const projectOf = ([position, , place]: Job): Line[] =>
  [
    `Project: Expansion of ${place} unit`,
    'Client: Bharat Development Corporation',
    `Role: ${position}`,
    'Duration: 6 months',
  ].map((text) => line(text))

function bodyOf([, , , , , duties]: Job, { body, heads, ...choice }: Choice): Block[] {
  if (body === 'none' || heads === 'table' || isSaid({ ...choice, body, heads })) return []
  if (body === 'prose') return [line(`${duties.join('. ')}.`)]
  const items = duties.map((duty) => (body === 'dashes' ? line(`- ${duty}`) : item(duty)))
  return [
    ...(body === 'titled' ? [line(choice.headings === 'colon' ? 'Roles & Responsibilities:' : 'Job Responsibilities')] : []),
    ...items,
  ]
}

function headOf(job: Job, at: number, choice: Choice): Line[] {
  if (isInForm(choice.heads)) return inForm(job, at, choice, choice.heads)
  if (choice.heads === 'label') return inLabels(job, choice)
  if (isSaid(choice)) return inSentences(job, choice)
  const [first, ...others] = inLines(job, choice)
  const whole = first && choice.heads === 'numbered' ? { ...first, text: `${at + 1}. ${first.text}` } : first
  return [...(whole ? [choice.headings === 'title' || choice.headings === 'style' ? strong(whole) : whole] : []), ...others]
}

const ownBlocks = ({ jobs }: Worker, choice: Choice): Block[] =>
  choice.heads === 'table'
    ? [asTable(jobs, choice)]
    : jobs.flatMap((job, at) => [
        ...headOf(job, at, choice),
        ...(choice.heads === 'projects' ? projectOf(job) : []),
        ...bodyOf(job, choice),
      ])

export const jobBlocks = (worker: Worker, choice: Choice): Block[] => [...ownBlocks(worker, choice), ...strayLine(worker, choice)]
