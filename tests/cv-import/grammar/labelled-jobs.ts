import { item, type Line, line, type Worker } from './blocks.ts'
import type { Choice } from './choices.ts'
import { timeOf } from './times.ts'

type Job = Worker['jobs'][number]

/** The address of the employer between the labels; the first label as the item of a list; "Past Employer 2"; or the employer above its address, without a label. */
const forms = {
  addressed: ([position, firm, place], time) => [
    line(`Company\t: ${firm}`),
    line(`P.O Box 4125, Station Road, ${place}`),
    line(`Period\t: ${time}`),
    line(`Position\t: ${position}`),
  ],
  listed: ([position, firm], time) => [
    item(`Company Name : ${firm}`),
    line(`Designation\t: ${position}`),
    line(`Duration\t: From ${time}`),
  ],
  former: ([position, firm, , , to], time, at) => [
    line(`${to === 'now' ? 'Current Employee' : `Past Employer ${at}`}\t: ${firm}`),
    line(`Project\t: New plant`),
    line(`Designation\t: ${position}`),
    line(`Duration\t: ${time}`),
  ],
  unlabelled: ([position, firm, place], time) => [
    line(`${firm},`),
    line('12, Station Road,'),
    line(`${place} - 600 017.`),
    line(`Designation\t: ${position}`),
    line(`Period\t: ${time}`),
  ],
} satisfies Readonly<Record<string, (job: Job, time: string, at: number) => Line[]>>

export const isInForm = (heads: string): heads is keyof typeof forms => heads in forms

export const inForm = (job: Job, at: number, { dates }: Choice, form: keyof typeof forms): Line[] =>
  forms[form](job, timeOf(job, dates), at)

/** The languages below the jobs, without a heading. */
export const strayLine = ({ languages: spoken }: Worker, { languages }: Choice): Line[] =>
  languages === 'stray' ? [line(`Languages Known\t: ${spoken.join(', ')}`)] : []
