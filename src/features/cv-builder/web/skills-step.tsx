import { FurtherSections } from './further-sections.tsx'
import { ItemList } from './item-list.tsx'

export function SkillsStep() {
  return (
    <div className="grid gap-6">
      <ItemList name="skills" label="Skills" noun="skill" hint="One at a time: GST filing, React, forklift driving." />
      <ItemList
        name="achievements"
        label="Key Achievements"
        noun="achievement"
        hint="A prize, a certificate, a record you set."
        isOptional
      />
      <ItemList name="languages" label="Languages" noun="language" hint="Hindi, Tamil, English." isOptional />
      <FurtherSections />
    </div>
  )
}
