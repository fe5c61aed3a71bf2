import { blankSectionEntry, type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { useWatch } from 'react-hook-form'
import { Field, TextAreaField } from '#platform/web/ui/field.tsx'
import { DateField } from './date-field.tsx'
import { Entries } from './entries.tsx'
import { useCvField } from './use-cv-field.ts'

type SectionWords = {
  /** The name of an entry; "Project 2" has the number added. */
  readonly entry: string
  readonly name: string
  readonly organization: string
  readonly start: string
  /** Null if the section has only one date. */
  readonly end: string | null
  readonly description: string
}

const words: Readonly<Record<FurtherSection, SectionWords>> = {
  projects: {
    entry: 'Project',
    name: 'Project name',
    organization: 'Client, employer or college',
    start: 'Start',
    end: 'End',
    description: 'What you did and what came of it. One point per line.',
  },
  certificates: {
    entry: 'Certificate',
    name: 'Certificate name',
    organization: 'Issued by',
    start: 'Issue date',
    end: 'Valid until',
    description: 'What it covers, or its number.',
  },
  publications: {
    entry: 'Publication',
    name: 'Title of the publication',
    organization: 'Publisher or journal',
    start: 'Published',
    end: null,
    description: 'Who wrote it with you, and what it is about.',
  },
  volunteering: {
    entry: 'Volunteering',
    name: 'Role',
    organization: 'Organisation',
    start: 'Start',
    end: 'End',
    description: 'What you did and what came of it. One point per line.',
  },
}

/** Each section is only a button until it has an entry, because most CVs have none of them. */
export function FurtherSections() {
  return (
    <section aria-labelledby="cv-further" className="grid gap-4 border-t border-line pt-6">
      <div>
        <h3 id="cv-further" className="text-lg">
          More sections
        </h3>
        <p className="text-sm text-soft">Add only what helps. A section without entries is not on your CV.</p>
      </div>
      {furtherSections.map((section) => (
        <Section key={section} section={section} />
      ))}
    </section>
  )
}

function Section({ section }: { readonly section: FurtherSection }) {
  const hasEntries = useWatch<CvFields, FurtherSection>({ name: section }).length > 0
  const title = sectionTitles[section]
  return (
    <div className="grid gap-3">
      {hasEntries && <h4 className="font-semibold">{title}</h4>}
      <Entries name={section} title={words[section].entry} blank={blankSectionEntry} addFirst={`Add ${title.toLowerCase()}`}>
        {(at) => <Entry path={`${section}.${at}`} words={words[section]} />}
      </Entries>
    </div>
  )
}

type EntryProps = { readonly path: `${FurtherSection}.${number}`; readonly words: SectionWords }

function Entry({ path, words: { name, organization, start, end, description } }: EntryProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useCvField(`${path}.name`)} label={name} />
      <Field {...useCvField(`${path}.organization`)} label={organization} isOptional />
      <DateField path={`${path}.startDate`} errorPath={`${path}.endDate`} label={start} />
      {end && <DateField path={`${path}.endDate`} label={end} />}
      <div className={end ? 'sm:col-span-2' : ''}>
        <Field {...useCvField(`${path}.link`)} label="Web address" isOptional inputMode="url" autoCapitalize="none" />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField {...useCvField(`${path}.description`)} label="Description" isOptional rows={4} hint={description} />
      </div>
    </div>
  )
}
