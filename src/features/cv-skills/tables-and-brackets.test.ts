/** Which cells of a table and which texts in brackets are skills. */
import { expect, test } from 'vitest'
import { paragraphOf } from '#features/cv-words/paragraph.ts'
import { propose } from '#features/cv-reading/propose.ts'

const read = (...texts: readonly string[]) =>
  propose(
    ['Asha Menon', 'Skills', ...texts].map((text) => paragraphOf(text, 10)),
    [],
  )
const skillsOf = (...texts: readonly string[]) => read(...texts).cv.skills

test('a grid of skills in four columns has no labels, though some cells are lists', () => {
  const skills = skillsOf(
    'Java\tSpring, Struts\tHTML\tCSS, SASS',
    'Tally\tMS Excel\tWord\tPowerPoint',
    'Photoshop\tCorel, Figma\tPython\tC, C++',
  )
  expect(skills).toHaveLength(16)
})

test('a few rows with lists among other lines are a table with labels only if nearly all of them have lists', () => {
  const others = ['Welding', 'Tailoring', 'Weaving', 'Plumbing', 'Carpentry']
  expect(skillsOf(...others, 'Java\tSpring, Struts', 'Photoshop\tCorel, Figma', 'Kafka\tRedis')).toContain('Kafka')
  const found = skillsOf(...others, 'Web\tNginx, Caddy', 'Shells\tBash, Zsh', 'Data\tRedis, SQLite')
  expect(found).toEqual([...others, 'Nginx', 'Caddy', 'Bash', 'Zsh', 'Redis', 'SQLite'])
})

test.each(['Typing (English, Hindi)', 'Driving (LMV, HMV)', 'Interpreter (French, German)'])(
  'what stands in the brackets of "%s" is no skill',
  (skill) => {
    expect(skillsOf(`${skill}, Tally, Java`)).toEqual([skill, 'Tally', 'Java'])
  },
)

test('where most items have brackets, each is a field with examples', () => {
  const fields = ['Agile (Scrum, Kanban)', 'Cloudy (Nimbus, Stratus)', 'Tally']
  expect(skillsOf(fields.join(', '))).toEqual(fields)
})

test('a skill is not doubtful because its name begins another one in brackets', () => {
  const { cv, doubts } = read('Office (Tally ERP, Busy), Tally, Java')
  expect(cv.skills).toContain('Tally')
  expect(doubts).not.toContain(`skills.${cv.skills.indexOf('Tally')}`)
})

test('skills in brackets that are cut or too long all arrive', () => {
  expect(skillsOf('Machine Learning (TensorFlow, PyTorch,)')).toEqual(['Machine Learning', 'TensorFlow', 'PyTorch'])
  expect(skillsOf('Data Analysis (Pandas, NumPy,', 'Matplotlib)')).toEqual(['Data Analysis', 'Pandas', 'NumPy', 'Matplotlib'])
  const tools = ['Blender', 'Nadi Paint', 'Vriksha Draw', 'Parvat Studio', 'Sagar Render', 'Megha Light', 'Dhara Motion']
  expect(skillsOf(`3D Drawing (${tools.join(', ')}), Excel`)).toEqual(['3D Drawing', ...tools, 'Excel'])
  expect(skillsOf('Typing (English, Hindi,)')).toEqual(['Typing'])
})

test('what came out of a cut bracket may be an example and is doubtful', () => {
  expect(read('Machine Learning (TensorFlow, PyTorch,)').doubts).toEqual(expect.arrayContaining(['skills.1', 'skills.2']))
})

test('a colon before a skill and a level in brackets are no part of it', () => {
  expect(skillsOf('Backend', ': Spring Boot', 'Tally (Strong), GST (Intermediate)', 'Java (Working Knowledge)')).toEqual([
    'Spring Boot',
    'Tally',
    'GST',
    'Java',
  ])
})

test('dashes separate skills where nothing else does', () => {
  expect(skillsOf('Git - Jira - Docker')).toEqual(['Git', 'Jira', 'Docker'])
  expect(skillsOf('Tools: Tally – MS Excel – Busy')).toEqual(['Tally', 'MS Excel', 'Busy'])
  expect(skillsOf('Java - Advanced - 5 years')).toHaveLength(1)
  expect(skillsOf('Supply chain - planning')).toHaveLength(1)
})
