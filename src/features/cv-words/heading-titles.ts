export type SectionName =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'achievements'
  | 'languages'
  | 'contact'
  | 'personal'
  | 'projects'
  | 'certificates'
  | 'publications'
  | 'volunteering'
  | 'other'

/** Patterns of the titles of the sections of a CV. */
export const titles: Readonly<Record<SectionName, readonly string[]>> = {
  summary: [
    '(?:professional |career |carrier |executive |personal |job )?(?:summary|profile|objectives?|overview|synopsis)(?: summary| statement)?|(?:career|carrier|professional) (?:goals?|aims?|vision)',
    'about(?: me)?|background',
    'profil(?: professionnel)?|perfil(?: profess?ional)?|resum(?:o|en)(?: profess?ional)?|zusammenfassung|kurzprofil|über mich|sammanfattning|om mig|profiel|samenvatting|over mij|sobre mim?|à propos(?: de moi)?|professional profile summary|profile overview|professional preface',
    'सारांश',
    'परिचय',
    'उद्देश्य',
  ],
  experience: [
    '(?:professional |work ?|wark |wrok |worked |working |relevant |industry |employment |job |total |teaching |career |business |other |research |clinical |industrial |past |previous |tech |technical |practical |corporate |freelance |software |military |internship |training |related |additional |prior |selected |significant |key |core |(?:non[ -])?it |(?:&|and) (?=industry|work|research|clinical|teaching))*(?:experience|experiences|history)(?: details| summary| profile)?',
    'employment(?: history| details| record| profile)?',
    'experience (?:and|&) (?:internships?|employment|training)',
    'work experience(?:s)?',
    'career summary and experience',
    '(?:(?:summer |industrial |hospital )?internships?|apprenticeships?|articleships?)(?: experience| training| details)?|(?:hospital|nursing|driving|site|field|work(?:ing)?) experiences?|professional details',
    'professional background',
    '(?:academic |professional |research )?(?:appointments|positions)(?: held)?',
    'work|jobs|internships? (?:and|&) (?:trainings?|work|jobs)',
    'experiencia(?: laboral| profesional| acad[ée]mica| docente| en(?: [\\p{L}\\p{M}]{2,20}){1,4})?|exp[ée]riences?(?: professionnelles?)?|berufserfahrung|arbeitserfahrung|(?:beruflicher )?werdegang|experiência(?: profissional)?|experiências(?: profissionais)?|erfahrung(?:en)?|praktische erfahrung(?:en)?|praktika|beruflich(?:e)? (?:laufbahn|erfahrung(?:en)?)|parcours professionnel|stages|trayectoria(?: profesional)?|histórico profissional|(?:werk)?ervaring|(?:arbets|yrkes)?erfarenhet(?:er)?|doświadczenie(?: zawodowe)?|deneyim|iş deneyimi|опыт(?: работы)?|工作经[历验]|实习经历|職務経歴|esperienz[ae](?: lavorativ[ae]| professional[ei])?',
    'organi[sz]ational experience',
    '(?:leadership (?:and|&) )?(?:management|supervisory|administrative) experience',
    '(?:career|professional) (?:progression|path|graph|chronology|growth|contour)',
    '(?:present|current|previous|past) (?:employment|employer|job)',
    'details? of (?:work )?experience',
    'job profile',
    'कार्य अनुभव',
    'कार्यानुभव',
    'अनुभव',
  ],
  education: [
    '(?:basic |details? of )?(?:academic |educational |education )?(?:(?:and|&) professional )?(?:qualifications?|background|credentials|details)(?: details)?',
    'scholastics?(?: record| details)?',
    'trainings? (?:and|&) education',
    'academia|schooling|studies|educational history',
    'technical qualifications?|formation|formación(?: académica)?|educación|educação|formação(?: acadêmica)?|(?:hochschul|schul|akademische |schulische )?(?:aus)?bildung|bildungsweg|studium|formations?(?: académique)?|(?:parcours|cursus) (?:académique|scolaire)|études|estudios|formação(?: escolar| e educação)?|formation (?:académique|scolaire)|études et formations|diplômes(?: et formations?)?|opleiding(?:en)?|utbildning|wykształcenie|edukacja|eğitim|образование|教育(?:背景|经历)|学歴|formazione|degrees|istruzione(?: e formazione)?',
    'education(?:al)?(?: qualifications?| background| details| (?:and|&) (?:training|qualifications?))?',
    '(?:academics?|educational)(?: records?| details?| profile| chronicle)?',
    'शिक्षा',
    'शैक्षणिक योग्यता',
  ],
  skills: [
    '(?:technical |key |core |it |soft ?|hard |software |computer |professional |personal |work |job |trade |other |programming |digital |functional |relevant |additional |interpersonal |clinical |teaching |general |special |top |power |main |primary |secondary |major |domain |social |essential |competency |proficiency )*(?:skills?|competenc(?:y|ies)|expertise|abilities)(?: set| summary| (?:and|&) (?:tools|technologies|competencies|expertise|skills?))?',
    'skill ?sets?|skill areas?|skills? matrix|(?:programming|scripting|coding) languages|technologies known|professional strengths|(?:machines?|equipments?|instruments?) (?:operated|handled)|domain knowledge',
    '(?:programming|computer) languages known|computer language|core (?:&|and) technical skills',
    '(?:civil |mechanical |electrical |engineering |design(?:ing)? |analysis |technical |computer )*softwares?(?: (?:skills?|knowledge|known|used|exposure|proficiency))?(?: with (?:good )?experience)?',
    '(?:programming )?languages (?:and|&) (?:technologies|tools|frameworks)',
    '(?:technical |computer |software |it )?(?:knowledge|proficienc(?:y|ies))',
    '(?:computer|it|technical) (?:literacy|qualifications?|exposure|know-how|operating|awareness)',
    '(?:other )?(?:software|computer|technical|skill)s? known',
    'skills? (?:and|&) (?:interests|hobbies|languages|abilities|certifications?)',
    'areas? of (?:expertise|strengths?|speciali[sz]ation)',
    '(?:technical|computer) (?:strengths?|tools?|toolkit|stack|summary|environment)',
    '(?:key |core )?skills? (?:(?:and|&) strengths|highlights)',
    'technologies',
    '(?:compétences|competencias|habilidades|competências|competenze|aptitudes)(?: (?:techniques|informatiques|professionnelles|clés|técnicas|informáticas|profesionales|tecniche|informatiche|digitali|professionali))?',
    'vaardigheden|kompetenser|färdigheter|umiejętności|(?:technische |fachliche |berufliche )?(?:fertigkeiten|kompetenzen)|conhecimentos?(?: técnicos)?|savoir-faire|yetenekler|(?:ключевые |профессиональные )?навыки|(?:专业|个人)?技能|スキル',
    'conocimientos(?: (?:técnicos|informáticos|en (?:computación|informática)))?|(?:edv-|it-|fach)?kenntnisse|fähigkeiten',
    '(?:tech|technology) stack',
    '(?:marketing |accounting |office |business )?tools(?: (?:and|&) technologies)?',
    'कौशल',
  ],
  achievements: [
    '(?:key |professional |academic |scholastic )?(?:achievements?|accomplishments?|awards?|honou?rs?|recognitions?)(?: (?:and|&) (?:awards?|achievements?|honou?rs?|recognitions?|accomplishments?))?',
    '(?:honou?rs?|awards?|scholarships?)(?: (?:and|&) (?:awards?|scholarships?|honou?rs?|certifications?))',
    'उपलब्धियाँ',
    'उपलब्धियां',
    'पुरस्कार',
  ],
  languages: [
    'languages?(?: known| spoken| proficiency| skills)?|(?:known|spoken) languages',
    'linguistics? (?:skills|proficiency|abilities|capabilities)',
    'idiomas|langues(?: étrangères)?|sprachen|(?:fremd)?sprachkenntnisse|lingue(?: straniere)?|línguas|talen|språk|języki(?: obce)?|diller|языки|иностранные языки|语言(?:能力)?|語学',
    'भाषाएँ|भाषाएं|भाषा',
  ],
  contact: [
    'contact(?: me(?: (?:at|on))?| details| information| info)?',
    'get in touch',
    '(?:social |online )?pro(?:fi)?les?(?: links)?',
    'links',
    'संपर्क',
  ],
  personal: [
    'personal|personal bio-?data|(?:passport|visa) details|informations?(?: personnelles)?|informazioni personali|datos personales|persönliche (?:daten|angaben)|dados pessoais',
    'person(?:al|nel|nal) (?:details?|information|profile|particulars|data|info|dossier|vitae|minutiae|snippets?)',
    'व्यक्तिगत (?:जानकारी|विवरण)',
  ],
  projects: [
    '(?:(?:personal|academic|key|major|selected|side|open source|notable|relevant|research|technical|mini|final[ -]year|main|live|industrial) (?:(?:&|and) )?)*projects?(?: undertaken| handled| executed| information| details| experience| work| reports?)?',
    'projets?(?: personnels)?|proyectos|projetos|progetti|projekte',
    'परियोजनाएँ',
    'परियोजनाएं',
  ],
  certificates: [
    '(?:professional |relevant |industrial |vocational |summer |in-?plant |computer |technical )*(?:certifications?|certificates|licen[sc]es|courses|trainings?|certi(?:fi)?cations?)(?: (?:and|&) (?:certifications?|licen[sc]es|courses|trainings?|awards?|achievements?))?',
    'trainings? (?:attended|undergone|completed)|courses? (?:done|attended|completed)|(?:additional|other|extra) (?:qualifications?|courses?)|(?:driving )?licen[sc]es? details|(?:professional|nursing) registrations?|registration details|professional development|skills? certifications?|(?:list of )?(?:certified|certification) courses(?: completed| attended| done)?',
    'certificaciones|certificações|certificazioni|zertifikate',
    'प्रमाण ?पत्र',
  ],
  publications: [
    '(?:selected |research |journal )?publications?(?: (?:and|&) (?:patents?|talks|presentations))?|papers? (?:presentations?|presented)',
    'publicaciones|publicações|pubblicazioni|publikationen|veröffentlichungen',
    'प्रकाशन',
  ],
  volunteering: [
    'volunteer(?:ing|ed)?(?: (?:experience|work|activities))?',
    'voluntariado|bénévolat|volontariato|ehrenamt',
    '(?:community|social|voluntary) (?:service|work)',
    '(?:military |church )?service',
    'community(?: involvement)?',
  ],
  other: [
    '(?:hobbies|interests)(?: (?:and|&) (?:interests|hobbies))?',
    'patents?',
    'references?(?: (?:are )?(?:available|furnished|provided)(?: (?:up)?on request)?)?',
    'referees',
    'declaration',
    '(?:field|area)s? of interests?',
    'leadership(?: experience| roles?| positions?)?(?: (?:and|&) (?:involvement|activities|service|extracurriculars?))?',
    '(?:hackathons?|competitions?|workshops?|seminars?)(?: attended| (?:and|&) (?:competitions?|workshops?|seminars?|events?))?',
    '(?:extra|co)[-/& ]{0,3}(?:extra|co)?[- ]{0,3}curr?icular(?: activit(?:y|ies?))?|curr?icular activit(?:y|ies?)',
    '(?:relevant |selected )?course ?work',
    '(?:key |core |relevant )*courses (?:undertaken|taken)',
    'positions? of responsibilit(?:y|ies)(?: held)?',
    'activities',
    '(?:key |personal |my )?strengths?|family (?:background|details)|personality traits',
    '(?:master|bachelor|doctoral|phd)(?:s)? thesis',
    '(?:professional )?memberships?|person(?:al|nel) (?:traits?|qualit(?:y|ies)|attributes?)',
    'miscellaneous|governance',
    'intereses|centres d.intérêts?|loisirs|interessi|referencias|références|referenze',
  ],
}
