import { hours, minutes, oneDay, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'

export const writingHelp: RateLimit = { name: 'CV writing help', per: 'account', max: 20, windowSeconds: minutes(10) }

/** More than the quickest typist asks for, with the pauses that the builder makes. Small and large drawings count together. */
export const drawings: RateLimit = { name: 'CV drawings', per: 'account', max: 90, windowSeconds: minutes(1) }
export const freeDrawings: RateLimit = { name: 'free CV drawings', per: 'network', max: 240, windowSeconds: minutes(1) }

/** In milliseconds of a press: half of one, and for a whole network as well. */
export const drawingTime: RateLimit = { name: 'time of CV drawings', per: 'account', max: 150_000, windowSeconds: minutes(5) }
export const freeDrawingTime: RateLimit = {
  name: 'time of free CV drawings',
  per: 'network',
  max: 150_000,
  windowSeconds: minutes(5),
}

/** Files that are made at each download. Companies read many CVs from one network. */
export const downloads: RateLimit = { name: 'CV downloads', per: 'network', max: 120, windowSeconds: minutes(1) }

export const readings: RateLimit = { name: 'CV readings', per: 'account', max: 20, windowSeconds: minutes(1) }

/** A process for each is work for us. */
export const imports: RateLimit = { name: 'CV imports', per: 'account', max: 30, windowSeconds: hours(1) }
/** Many people can stand behind one address. */
export const freeImports: RateLimit = { name: 'free CV imports', per: 'network', max: 60, windowSeconds: hours(1) }

/** In milliseconds of a reader. */
export const importTime: RateLimit = { name: 'time of CV imports', per: 'account', max: 120_000, windowSeconds: hours(1) }
export const freeImportTime: RateLimit = {
  name: 'time of free CV imports',
  per: 'network',
  max: 120_000,
  windowSeconds: hours(1),
}

/** A computer room of a college makes many in an hour; letters to one address are for one person. */
export const freeCvs: RateLimit = { name: 'free CVs from', per: 'network', max: 120, windowSeconds: hours(1) }
/** The answer tells which numbers have a CV, as it must; not to someone who goes through a list of them. */
export const takenPhones: RateLimit = { name: 'taken phone numbers', per: 'network', max: 30, windowSeconds: minutes(15) }
export const freeCvsForEmail: RateLimit = { name: 'free CVs for', per: 'email', max: 5, windowSeconds: oneDay }

export const linkLetters: RateLimit = { name: 'CV link letters from', per: 'network', max: 20, windowSeconds: hours(1) }
export const linkLettersToPhone: RateLimit = { name: 'CV link letters to', per: 'phone', max: 3, windowSeconds: hours(1) }

/** Letters to an address that was typed into a CV: for anyone who typed it, and for anyone who gets them, whichever CV they are about. */
export const lettersToEmail: readonly RateLimit[] = [
  { name: 'CV letters to in an hour', per: 'email', max: 3, windowSeconds: hours(1) },
  { name: 'CV letters to in a day', per: 'email', max: 10, windowSeconds: oneDay },
]
export const verificationLettersOf: readonly RateLimit[] = [
  { name: 'CV verification letters of in an hour', per: 'account', max: 3, windowSeconds: hours(1) },
  { name: 'CV verification letters of in a day', per: 'account', max: 10, windowSeconds: oneDay },
]
