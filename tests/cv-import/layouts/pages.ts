import type { Person } from './people.ts'

const css = (s: string): string =>
  `<style>body{font-family:Arial,sans-serif;font-size:10.5pt;margin:0}h1{margin:0;font-size:22pt}h2{font-size:13pt;margin:12px 0 4px}p,ul{margin:3px 0}.r{float:right}.row{display:flex;justify-content:space-between}${s}</style>`
const ul = (a: readonly string[]): string => `<ul>${a.map((x) => `<li>${x}</li>`).join('')}</ul>`
const sk = (p: Person): string => p.skills.map(([k, v]) => `<p><b>${k}:</b> ${v.join(', ')}</p>`).join('')
const all = (p: Person): string[] => p.skills.flatMap((s) => s[1])
/** Layouts that people use, each as a page to print. */
export const layouts: Readonly<Record<string, (p: Person) => string>> = {
  // company left, place right; role left, dates right
  placeRight: (p) =>
    css('h2{border-bottom:1px solid}') +
    `<center><h1>${p.name}</h1><p>${p.city} | ${p.phone} | ${p.email}</p></center><h2>Summary</h2><p>${p.summary}</p><h2>Experience</h2>${p.jobs.map((j) => `<div class=row><b>${j[0]}</b><span>${j[2]}</span></div><div class=row><i>${j[1]}</i><i>${j[3]} – ${j[4]}</i></div>${ul(j[5])}`).join('')}<h2>Education</h2>${p.courses.map((e) => `<div class=row><b>${e[0]}</b><span>${e[2]}</span></div><div class=row><i>${e[1]}; ${e[5]}</i><i>${e[3]} – ${e[4]}</i></div>`).join('')}<h2>Skills</h2>${sk(p)}<h2>Languages</h2><p>${p.languages.join(', ')}</p>`,
  // dates in a left margin column
  datesLeft: (p) =>
    css('td{vertical-align:top;padding:3px 10px 3px 0}td.d{width:110px;color:#666}') +
    `<h1>${p.name}</h1><p>${p.title}</p><p>${p.email} · ${p.phone} · ${p.city}</p><h2>WORK EXPERIENCE</h2><table>${p.jobs.map((j) => `<tr><td class=d>${j[3]} – ${j[4]}<td><b>${j[1]}</b>, ${j[0]}, ${j[2]}${ul(j[5])}`).join('')}</table><h2>EDUCATION</h2><table>${p.courses.map((e) => `<tr><td class=d>${e[3]} – ${e[4]}<td><b>${e[1]}</b>, ${e[0]}, ${e[2]}<br>${e[5]}`).join('')}</table><h2>SKILLS</h2><table>${p.skills.map((s) => `<tr><td class=d><b>${s[0]}</b><td>${s[1].join(', ')}`).join('')}</table><h2>LANGUAGES</h2><table>${p.languages.map((l, i) => `<tr><td class=d>${l}<td>${i ? 'Fluent' : 'Native'}`).join('')}</table>`,
  // side bar left with skills, languages with dots
  sidebarLeft: (p) =>
    css('.w{display:flex}.s{width:190px;background:#234;color:#fff;padding:12px}.m{flex:1;padding:12px}') +
    `<div class=w><div class=s><h2>CONTACT</h2><p>${p.phone}</p><p>${p.email}</p><p>${p.city}</p><h2>SKILLS</h2>${all(p)
      .map((x) => `<p>${x}</p>`)
      .join(
        '',
      )}<h2>LANGUAGES</h2>${p.languages.map((x, i) => `<p>${x} ${'●●●●●'.slice(i)}${'○○○○○'.slice(5 - i)}</p>`).join('')}</div><div class=m><h1>${p.name}</h1><p>${p.title}</p><h2>PROFILE</h2><p>${p.summary}</p><h2>EXPERIENCE</h2>${p.jobs.map((j) => `<p><b>${j[1]}</b></p><p>${j[0]} | ${j[2]}</p><p><small>${j[3]} - ${j[4]}</small></p>${ul(j[5])}`).join('')}<h2>EDUCATION</h2>${p.courses.map((e) => `<p><b>${e[1]}</b></p><p>${e[0]}</p><p>${e[3]} - ${e[4]}</p>`).join('')}</div></div>`,
  // side bar right
  sidebarRight: (p) =>
    css('.w{display:flex}.s{width:180px;padding:12px}.m{flex:1;padding:12px}') +
    `<h1>${p.name}</h1><p>${p.email} | ${p.phone}</p><div class=w><div class=m><h2>Professional Experience</h2>${p.jobs.map((j) => `<div class=row><b>${j[0]}</b><span>${j[3]} – ${j[4]}</span></div><p>${j[1]}</p><p>${j[2]}</p>${ul(j[5])}`).join('')}</div><div class=s><h2>Education</h2>${p.courses.map((e) => `<p><b>${e[0]}</b></p><p>${e[1]}</p><p>${e[4]}</p>`).join('')}<h2>Technical Skills</h2>${p.skills.map((s) => `<p><b>${s[0]}</b></p>${ul(s[1])}`).join('')}<h2>Languages</h2>${p.languages.map((x, i) => `<p>${x} (${i ? 'Professional' : 'Native'})</p>`).join('')}</div></div>`,
  // Indian biodata with labels and a table of education
  biodata: (p) =>
    css('table{border-collapse:collapse;width:100%}td,th{border:1px solid;padding:3px}') +
    `<center><h2>CURRICULUM VITAE</h2></center><p><b>${p.name}</b></p><p>Address: ${p.city}</p><p>Mobile: ${p.phone}</p><p>Email: ${p.email}</p><h2>Career Objective:</h2><p>${p.summary}</p><h2>Educational Qualification:</h2><table><tr><th>Degree<th>Institute<th>Year<th>Percentage${p.courses.map((e) => `<tr><td>${e[1]}<td>${e[0]}<td>${e[4]}<td>${e[5]}`).join('')}</table><h2>Work Experience:</h2>${p.jobs.map((j) => `<p>Company: ${j[0]}</p><p>Designation: ${j[1]}</p><p>Duration: ${j[3]} to ${j[4]}</p>${ul(j[5])}`).join('')}<h2>Technical Skills:</h2>${ul(all(p))}<h2>Personal Details:</h2><p>Date of Birth: 12/03/1990</p><p>Marital Status: Married</p><p>Languages Known: ${p.languages.join(', ')}</p><h2>Declaration:</h2><p>I hereby declare that the above is true to the best of my knowledge.</p>`,
  // title at company inline
  inlineAt: (p) =>
    css('h2{text-transform:uppercase;color:#357}') +
    `<h1>${p.name}</h1><p>${p.title} · ${p.city}</p><p>${p.email} · ${p.phone}</p><h2>About me</h2><p>${p.summary}</p><h2>Employment History</h2>${p.jobs.map((j) => `<h3>${j[1]} at ${j[0]}, ${j[2]}</h3><p>${j[3]} — ${j[4]}</p>${ul(j[5])}`).join('')}<h2>Academic Background</h2>${p.courses.map((e) => `<h3>${e[1]}, ${e[0]}</h3><p>${e[3]} — ${e[4]} · ${e[5]}</p>`).join('')}<h2>Core Competencies</h2><p>${all(p).join(' • ')}</p><h2>Languages</h2><p>${p.languages.map((l, i) => `${l} – ${i ? 'B2' : 'Mother tongue'}`).join(' | ')}</p>`,
  // section titles in left column, content in right
  titlesLeft: (p) =>
    css('td{vertical-align:top;padding:6px}td.h{width:120px;font-weight:bold}') +
    `<h1>${p.name}</h1><p>${p.city} • ${p.phone} • ${p.email}</p><table><tr><td class=h>Objective<td>${p.summary}<tr><td class=h>Experience<td>${p.jobs.map((j) => `<div class=row style="width:480px"><b>${j[1]}</b><span>${j[3]} – ${j[4]}</span></div><i>${j[0]}, ${j[2]}</i>${ul(j[5])}`).join('')}<tr><td class=h>Education<td>${p.courses.map((e) => `<div class=row style="width:480px"><b>${e[0]}, ${e[2]}</b><span>${e[4]}</span></div>${e[1]}, ${e[5]}`).join('<br>')}<tr><td class=h>Skills<td>${all(p).join(', ')}<tr><td class=h>Languages<td>${p.languages.join(', ')}</table>`,
  // dates first line, then company, then role
  datesFirst: (p) =>
    css('h2{background:#eee;padding:3px}') +
    `<h1 style="text-align:right">${p.name}</h1><p style="text-align:right">${p.email}<br>${p.phone}<br>${p.city}</p><h2>Career History</h2>${p.jobs.map((j) => `<p>${j[3]} - ${j[4]}</p><p><b>${j[0]}</b>, ${j[2]}</p><p><i>${j[1]}</i></p>${ul(j[5])}`).join('')}<h2>Academics</h2>${p.courses.map((e) => `<p>${e[3]} - ${e[4]}</p><p><b>${e[0]}</b>, ${e[2]}</p><p><i>${e[1]}</i></p>`).join('')}<h2>Skill Set</h2>${p.skills.map((s) => `<p>${s[0]} – ${s[1].join(', ')}</p>`).join('')}<h2>Linguistic Proficiency</h2>${ul(p.languages.map((l, i) => l + ': ' + (i ? 'Intermediate' : 'Native')))}`,
  // prose below, no bullets, caps names, letterspaced headings
  prose: (p) =>
    css('h2{letter-spacing:4px;text-transform:uppercase;font-weight:normal;font-size:11pt}') +
    `<h1 style="text-transform:uppercase;letter-spacing:3px">${p.name}</h1><p>${p.title}</p><p>${p.phone} ${p.email} ${p.city}</p><h2>Experience</h2>${p.jobs.map((j) => `<p><b>${j[0].toUpperCase()}</b> — ${j[2]}</p><p>${j[1]}, ${j[3]} – ${j[4]}</p><p>${j[5].join(' ')}</p>`).join('')}<h2>Education</h2>${p.courses.map((e) => `<p><b>${e[0].toUpperCase()}</b> — ${e[2]}</p><p>${e[1]}, ${e[3]} – ${e[4]}</p>`).join('')}<h2>Expertise</h2><p>${all(p).join(' | ')}</p><h2>Languages</h2><p>${p.languages.join(' | ')}</p>`,
  // cards in two columns of jobs under a full-width head; pages with running feet
  twoPages: (p) =>
    css(
      '.pg{page-break-after:always;height:960px;position:relative}.f{position:absolute;bottom:0;width:100%;text-align:center;font-size:8pt}',
    ) +
    `<div class=pg><h1>${p.name}</h1><p>${p.email}, ${p.phone}, ${p.city}</p><h2>Work History</h2>${p.jobs
      .slice(0, 1)
      .map(
        (j) =>
          `<p><b>${j[1]}</b><span class=r>${j[2]}</span></p><p>${j[0]}<span class=r>${j[3]} to ${j[4]}</span></p>${ul(j[5])}`,
      )
      .join('')}<div class=f>${p.name} · Résumé · Page 1 of 2</div></div><div class=pg>${p.jobs
      .slice(1)
      .map(
        (j) =>
          `<p><b>${j[1]}</b><span class=r>${j[2]}</span></p><p>${j[0]}<span class=r>${j[3]} to ${j[4]}</span></p>${ul(j[5])}`,
      )
      .join(
        '',
      )}<h2>Education and Training</h2>${p.courses.map((e) => `<p><b>${e[1]}</b><span class=r>${e[2]}</span></p><p>${e[0]}<span class=r>${e[3]} to ${e[4]}</span></p>`).join('')}<h2>Skills &amp; Tools</h2><div style="columns:2">${ul(all(p))}</div><h2>Languages Known</h2><p>${p.languages.join(' / ')}</p><div class=f>${p.name} · Résumé · Page 2 of 2</div></div>`,
  // job table
  jobTable: (p) =>
    css('table{border-collapse:collapse;width:100%}td,th{border:1px solid;padding:4px;text-align:left}') +
    `<h1>${p.name}</h1><p>Phone: ${p.phone} &nbsp; Email: ${p.email}</p><p>Location: ${p.city}</p><h2>Professional Summary</h2><p>${p.summary}</p><h2>Employment Record</h2><table><tr><th>Organisation<th>Designation<th>From<th>To${p.jobs.map((j) => `<tr><td>${j[0]}<td>${j[1]}<td>${j[3]}<td>${j[4]}`).join('')}</table><h2>Academic Record</h2><table><tr><th>Course<th>University / Board<th>Passing Year<th>Marks${p.courses.map((e) => `<tr><td>${e[1]}<td>${e[0]}<td>${e[4]}<td>${e[5]}`).join('')}</table><h2>Skills</h2><table>${p.skills.map((s) => `<tr><td>${s[0]}<td>${s[1].join(', ')}`).join('')}</table><h2>Languages</h2><table><tr><th>Language<th>Read<th>Write<th>Speak${p.languages.map((l) => `<tr><td>${l}<td>Yes<td>Yes<td>Yes`).join('')}</table>`,
}
