const classes = '(?:[5-9]|1[0-2]|v|vi{1,3}|i?x|xii?)'

const certificate = new RegExp(
  [
    `\\b(?:class|std\\.?|standard)\\s*${classes}\\b`,
    '\\b(?:[5-9]|1[0-2])\\s?th\\b',
    '\\b(?:eighth|ninth|tenth|eleventh|twelfth)\\b',
    '\\b10\\s?\\+\\s?2\\b',
    '\\b(?:s\\.?s\\.?c|h\\.?s\\.?c|sslc|hslc|hssc|p\\.?u\\.?c)\\b',
    '\\b(?:secondary|high ?school|matric\\w*|intermediate|madhyamik|middle school)\\b',
    'आठवीं|नौवीं|दसवीं|ग्यारहवीं|बारहवीं|मैट्रिक|इंटर',
  ].join('|'),
  'i',
)

/** Whether what is typed as a degree is a certificate of a school, which has no field of study of its own. */
export const isSchoolCertificate = (degree: string): boolean => certificate.test(degree)

/** What people with such a certificate write as their field of study. */
export const schoolStreams = ['Science', 'Commerce', 'Arts', 'General'] as const
