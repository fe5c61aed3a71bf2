import { blankSectionEntry, type FurtherSection, furtherSections, sectionTitles } from '#features/cvs/further-sections.ts'
import type { CvFields } from '#features/cvs/web/cv-fields.ts'
import { commonNames, type SectionNames, sectionNames } from '#features/cvs/web/entry-names.ts'
import { useWatch } from 'react-hook-form'
import { Field, TextAreaField } from '#platform/web/ui/field.tsx'
import { DateField } from './date-field.tsx'
import { Entries } from './entries.tsx'
import { useCvField } from './use-cv-field.ts'

/** `entry` is the name of an entry; "Project 2" has the number added. `hint` says what its description is about. */
const words: Readonly<Record<FurtherSection, { readonly entry: string; readonly hint: string }>> = {
  projects: { entry: 'Project', hint: 'What you did and what came of it. One point per line.' },
  certificates: { entry: 'Certificate', hint: 'What it covers, or its number.' },
  publications: { entry: 'Publication', hint: 'Who wrote it with you, and what it is about.' },
  volunteering: { entry: 'Volunteering', hint: 'What you did and what came of it. One point per line.' },
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
        {(at) => <Entry path={`${section}.${at}`} names={sectionNames[section]} hint={words[section].hint} />}
      </Entries>
    </div>
  )
}

type EntryProps = { readonly path: `${FurtherSection}.${number}`; readonly names: SectionNames; readonly hint: string }

function Entry({ path, names: { name, organization, startDate, endDate }, hint }: EntryProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...useCvField(`${path}.name`)} label={name} />
      <Field {...useCvField(`${path}.organization`)} label={organization} isOptional />
      <DateField path={`${path}.startDate`} errorPath={`${path}.endDate`} label={startDate} />
      {endDate && <DateField path={`${path}.endDate`} label={endDate} />}
      <div className={endDate ? 'sm:col-span-2' : ''}>
        <Field {...useCvField(`${path}.link`)} label={commonNames.link} isOptional inputMode="url" autoCapitalize="none" />
      </div>
      <div className="sm:col-span-2">
        <TextAreaField {...useCvField(`${path}.description`)} label={commonNames.description} isOptional rows={4} hint={hint} />
      </div>
    </div>
  )
}
