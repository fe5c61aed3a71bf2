/** Reads the classes at school that people write out in the languages of India: "मैट्रिक पास", "মাধ্যমিক পাশ". */
import classes from './words/school-classes.json' with { type: 'json' }

const named = Object.entries(classes).flatMap(([name, list]) =>
  list.split(', ').map((word) => [word.normalize('NFC'), name] as const),
)
const classOf: ReadonlyMap<string, string> = new Map(named)

/** Longer names come first: "উচ্চ মাধ্যমিক" is not "মাধ্যমিক". A word for "passed" behind a name belongs to it. */
const written = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(${[...classOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?: (?:pass|passed|पास|उत्तीर्ण|পাশ|পাস|પાસ|ਪਾਸ|பாஸ்|தேர்ச்சி|పాస్|ಪಾಸ್|പാസ്|ପାସ))?(?![\p{L}\p{M}])`,
  'giu',
)

/** Who failed a class asks for jobs for the class before it: no job is for people who failed. */
const failed =
  /(?<![\d.\p{L}])(8|10|12)(?:th| ?वीं| ?वी)?(?: pass)? (?:fail|failed|फेल|ফেল|ફેલ|ਫੇਲ|ଫେଲ|ஃபெயில்|ఫెయిల్|ಫೇಲ್)(?![\p{L}\p{M}])/giu
const classBefore: ReadonlyMap<string, string> = new Map([
  ['8', '5th'],
  ['10', '8th'],
  ['12', '10th'],
])

export const withSchoolClasses = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(written, (_, name: string) => `${classOf.get(name.toLowerCase()) ?? name} pass`)
    .replace(failed, (_, name: string) => `${classBefore.get(name) ?? name} pass`)
