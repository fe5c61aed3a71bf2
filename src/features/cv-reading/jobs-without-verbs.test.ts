/** Jobs in sentences without a verb, firms alone, and positions known by their last word. */
import { expect, test } from 'vitest'
import { namesOfJobs } from '#tests/cv-import/read-lines.ts'

test('sentences without "worked", and firms behind "of"', () => {
  expect(
    namesOfJobs(
      '• As laboratory Technician in Ministry of Health hospital at Muscat for 6 years (06.01.1996 to 27.06.2002).',
      '• As a Lecturer in Medical Technology in Govt. Rao Secondary School in Kerala (25.07.1994 to 20.04.1995)',
      '• Working as Scientific Assistant of Blood Bank of Rao Royal Hospital, Trivandrum since 10/12/2019.',
    ),
  ).toEqual([
    ['laboratory Technician', 'Ministry of Health hospital'],
    ['Lecturer in Medical Technology', 'Govt. Rao Secondary School'],
    ['Scientific Assistant', 'Blood Bank of Rao Royal Hospital'],
  ])
  expect(
    namesOfJobs('Modern Rao Limited from july 2020 to November 2020.', '• Work as a quality inspector in the machine shop.'),
  ).toEqual([['quality inspector', 'Modern Rao Limited']])
})

test('a firm alone in a section without times, and a numbered title below labels', () => {
  expect(
    namesOfJobs('RAO TECH PVT.LTD Bhubaneswar', 'In this project, I developed a login page and the pages behind it.'),
  ).toEqual([['', 'RAO TECH PVT.LTD Bhubaneswar']])
  expect(
    namesOfJobs(
      'Company :- Rao Technologies Ltd.',
      'Duration :- Currently Working. (From 09/01/2018)',
      '1) GoNow :-',
      'GoNow is a platform for banks.',
    ),
  ).toEqual([['', 'Rao Technologies Ltd.']])
})

test('a position by its last word, where the other jobs have the other order', () => {
  expect(
    namesOfJobs(
      'Trainer, Nadi BPO\t08/11-07/13',
      'Voice Trainer, Sona Money Servicing\t10/04 - 08/07',
      'BrickIndia - Corporate Trainer ,06/15-04/16',
    )[2],
  ).toEqual(['Corporate Trainer', 'BrickIndia'])
})
