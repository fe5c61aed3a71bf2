/** Resumes as web pages, printed by a browser. */
import { readFileSync } from 'node:fs'
import { duties, facts, summary } from './facts.ts'

const [first, second] = [facts.jobs[0], facts.jobs[1]]
const list = (lines: readonly string[] | undefined): string =>
  `<ul>${(lines ?? []).map((line) => `<li>${line}</li>`).join('')}</ul>`
const page = (style: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><style>body{font:11pt/1.4 "DejaVu Sans",Arial,sans-serif;margin:0}h1{font-size:24pt;margin:0}h2{font-size:14pt}p{margin:4pt 0}${style}</style>${body}`

const course = '<p>B.Sc in Nursing, Government College of Nursing</p><p>2013 – 2017 | 8.1 CGPA</p>'
const ends = `<h2>Education</h2>${course}<h2>Skills</h2><p>${facts.skills.join(', ')}</p><h2>Languages</h2><p>${facts.languages.join(', ')}</p>`

/** The title and its period in one line, the employer below. */
export const oneColumn = page(
  '.line{display:flex;justify-content:space-between}',
  `<h1>${facts.name}</h1><p>${facts.email} | +91 98450 12345 | Indiranagar, Bengaluru</p>
  <h2>Professional Summary</h2><p>${summary}</p><h2>Work Experience</h2>
  <p class="line"><b>${first?.position}</b><span>Apr 2021 – Present</span></p><p>${first?.company}, Bengaluru</p>${list(duties[0])}
  <p class="line"><b>${second?.position}</b><span>Jul 2017 – Mar 2021</span></p><p>${second?.company}, Kochi</p>${list(duties[1])}${ends}`,
)

/** Employer first, the period in numbers on its own line. */
export const employerFirst = page(
  '',
  `<h1>MEERA NAIR</h1><p>Email: ${facts.email}</p><p>Mobile: 098450 12345</p><p>Address: Indiranagar, Bengaluru 560038</p>
  <h2>CAREER OBJECTIVE</h2><p>${summary}</p><h2>EMPLOYMENT HISTORY</h2>
  <p><b>${first?.company}</b></p><p>${first?.position}</p><p>04/2021 - Till date</p>${list(duties[0])}
  <p><b>${second?.company}</b></p><p>${second?.position}</p><p>07/2017 - 03/2021</p>${list(duties[1])}
  <h2>HOBBIES</h2><p>Carnatic music</p>${ends}`,
)

/** Contact and skills at the left, the rest at the right. */
export const twoColumns = page(
  '.grid{display:grid;grid-template-columns:5.2cm 1fr;gap:1cm}aside{font-size:9.5pt}',
  `<div class="grid"><aside><h2>Contact</h2><p>${facts.email}</p><p>98450-12345</p><p>Indiranagar, Bengaluru</p><h2>Skills</h2>${list(facts.skills)}
  <h2>Languages</h2>${list(facts.languages)}</aside><main><h1>${facts.name}</h1><h2>About me</h2><p>${summary}</p><h2>Experience</h2>
  <p><b>${first?.position}</b> at ${first?.company}</p><p>April 2021 to Present</p>${list(duties[0])}
  <p><b>${second?.position}</b> at ${second?.company}</p><p>July 2017 to March 2021</p>${list(duties[1])}
  <h2>Education</h2>${course}</main></div>`,
)

/** A table with the periods at the left, as many government offices require. */
export const table = page(
  'td{vertical-align:top;padding:3pt 10pt 3pt 0}td:first-child{width:4.2cm}',
  `<h1>${facts.name}</h1><p>${facts.email} • (+91) 9845012345</p><h2>Profile</h2><p>${summary}</p><h2>Experience</h2><table>
  <tr><td>Apr 2021 – Present</td><td>${first?.position}, ${first?.company}${list(duties[0])}</td></tr>
  <tr><td>Jul 2017 – Mar 2021</td><td>${second?.position}, ${second?.company}${list(duties[1])}</td></tr></table>
  <h2>Education</h2><table><tr><td>2013 – 2017</td><td>B.Sc (Nursing), Government College of Nursing</td></tr></table>
  <h2>Skills</h2><p>${facts.skills.join(' • ')}</p><h2>Languages</h2><p>${facts.languages.join(' / ').replaceAll(' / ', ', ')}</p>`,
)

/** The font of a script ("tamil") as a style, without which the browser of a test has none. */
function fontOf(script: string, family: string): string {
  const file = `noto-sans-${script}/400Regular/NotoSans${script.replace(/^./, (letter) => letter.toUpperCase())}_400Regular.ttf`
  const font = readFileSync(`node_modules/@expo-google-fonts/${file}`).toString('base64')
  return `@font-face{font-family:${family};src:url(data:font/ttf;base64,${font})}`
}

/** In Hindi, with the months in Hindi words. */
export const hindi = page(
  `${fontOf('devanagari', 'D')}body{font-family:D}`,
  `<h1>प्रिया शर्मा</h1><p>priya.sharma@example.in | 98100 12345</p><h2>सारांश</h2><p>गणित और विज्ञान की शिक्षिका, आठ वर्षों से सरकारी विद्यालयों में।</p>
  <h2>कार्य अनुभव</h2><p>गणित शिक्षिका | सर्वोदय कन्या विद्यालय</p><p>जुलाई 2018 – वर्तमान</p><ul><li>दसवीं कक्षा का परिणाम सुधारा</li></ul>
  <h2>शिक्षा</h2><p>बी.एड., गणित</p><p>दिल्ली विश्वविद्यालय</p><p>2015 – 2017</p><h2>कौशल</h2><p>गणित, पाठ योजना</p><h2>भाषाएँ</h2><p>हिन्दी, English</p>`,
)

/** "A teacher at the state school, has marked the examinations", in each script. */
export const sentences: Readonly<Record<string, string>> = {
  devanagari: 'राज्य विद्यालय में हिन्दी और मराठी की शिक्षिका, परीक्षाओं का मूल्यांकन किया।',
  bengali: 'রাজ্য বিদ্যালয়ে বাংলা ভাষার শিক্ষিকা, পরীক্ষার খাতা মূল্যায়ন করেছি।',
  gujarati: 'રાજ્ય વિદ્યાલયમાં ગુજરાતી ભાષાની શિક્ષિકા, પરીક્ષાનું મૂલ્યાંકન કર્યું.',
  gurmukhi: 'ਰਾਜ ਦੇ ਸਕੂਲ ਵਿੱਚ ਪੰਜਾਬੀ ਦੀ ਅਧਿਆਪਕਾ, ਪ੍ਰੀਖਿਆਵਾਂ ਦਾ ਮੁਲਾਂਕਣ ਕੀਤਾ।',
  kannada: 'ರಾಜ್ಯದ ಶಾಲೆಯಲ್ಲಿ ಕನ್ನಡ ಶಿಕ್ಷಕಿ, ಪರೀಕ್ಷೆಗಳ ಮೌಲ್ಯಮಾಪನ ಮಾಡಿದ್ದೇನೆ.',
  malayalam: 'സംസ്ഥാന സ്കൂളിൽ മലയാളം അധ്യാപിക, പരീക്ഷകളുടെ മൂല്യനിർണയം നടത്തി.',
  oriya: 'ରାଜ୍ୟ ବିଦ୍ୟାଳୟରେ ଓଡ଼ିଆ ଶିକ୍ଷୟିତ୍ରୀ, ପରୀକ୍ଷାର ମୂଲ୍ୟାଙ୍କନ କରିଛି।',
  tamil: 'அரசு பள்ளியில் தமிழ் ஆசிரியை, தேர்வுகளின் மதிப்பீடு செய்தேன்.',
  telugu: 'రాష్ట్ర పాఠశాలలో తెలుగు ఉపాధ్యాయురాలు, పరీక్షల మూల్యాంకనం చేశాను.',
}

export const nineScripts = page(
  Object.keys(sentences)
    .map((script) => fontOf(script, script))
    .join(''),
  `<h1>Meera Nair</h1><p>${facts.email}</p><h2>Summary</h2>${Object.entries(sentences)
    .map(([script, sentence]) => `<p style="font-family:${script}">${sentence}</p>`)
    .join('')}`,
)

/** A photograph of a resume, without any text. */
export const picture = page(
  'svg{width:100%;height:20cm}',
  '<svg viewBox="0 0 100 140"><rect width="60" height="6" x="5" y="5"/><rect width="90" height="2" x="5" y="20"/></svg>',
)
