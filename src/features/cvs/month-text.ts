const names = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "2021-04" becomes "Apr 2021"; an incomplete month stays as it was typed. */
export function monthText(month: string): string {
  const [year, number] = month.split('-')
  const name = names[Number(number) - 1]
  return name ? `${name} ${year}` : month
}

/** Without a month picker, people type months in many formats: 4/2021, 04-2021, April 2021. */
export function monthIn(text: string): string {
  const [, word = '', year = ''] = /^\s*(\d{1,2}|[a-z]{3,9})[\s/.,-]+(\d{4})\s*$/i.exec(text) ?? []
  const byName = names.findIndex((name) => word.toLowerCase().startsWith(name.toLowerCase())) + 1
  const number = /^\d/.test(word) ? Number(word) : byName
  return number >= 1 && number <= 12 ? `${year}-${String(number).padStart(2, '0')}` : text.trim()
}

/** A period without an end goes on: "2019 – Present". */
export function periodText(start: string, end: string): string {
  return start ? `${start} – ${end || 'Present'}` : end
}

type WorkPeriod = { readonly startDate: string; readonly endDate: string; readonly current: boolean }

/** A job that has ended, and whose end was left blank, is not shown as going on. */
export function workPeriod({ startDate, endDate, current }: WorkPeriod): string {
  if (current) return periodText(monthText(startDate), 'Present')
  return endDate ? periodText(monthText(startDate), monthText(endDate)) : monthText(startDate)
}
