import { expect, test } from 'vitest'
import { linksIn, parseMarkdown } from './markdown.ts'

test('paragraphs, a list after the line that introduces it, bold, and links to our own paths', () => {
  expect(parseMarkdown('One **bold** word.\nSecond line.\n\nNearest:\n- [12 jobs](/jobs?q=a%20b)\n- two\nAnd so on.')).toEqual([
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: 'One ' },
          { kind: 'bold', text: 'bold' },
          { kind: 'text', text: ' word.' },
        ],
        [{ kind: 'text', text: 'Second line.' }],
      ],
    },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'Nearest:' }]] },
    { kind: 'list', items: [[{ kind: 'link', text: '12 jobs', path: '/jobs?q=a%20b' }], [{ kind: 'text', text: 'two' }]] },
    { kind: 'paragraph', lines: [[{ kind: 'text', text: 'And so on.' }]] },
  ])
})

test.each([
  '[a](https://evil.example)',
  '[a](//evil.example)',
  '[a](/\\evil.example)',
  '[a](javascript:alert(1))',
  '<b>a</b>',
  '**',
  '[a]',
  '`a`',
  '# a',
])('%s is text', (text) => {
  expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', lines: [[{ kind: 'text', text }]] }])
  expect(linksIn(text)).toEqual([])
})

test('an empty text gives no blocks', () => {
  expect(parseMarkdown(' \n\n\n ')).toEqual([])
})
