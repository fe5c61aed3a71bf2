import { expect, test } from 'vitest'
import { sqlCode } from './sql-code.ts'

test.each([
  ['line comments', '-- Why.\nselect 1; -- and\n', 'select 1;'],
  ['block comments within each other', 'select /* a /* b */ c */ 1;', 'select 1;'],
  ['layout', 'select\n\t1,\r\n  2;\n\n', 'select 1, 2;'],
  ['a comment after an operator', 'select 2*/* twice */3 --', 'select 2* 3'],
  ['bodies', 'create function f() as $$\n  -- Why.\n  select 1\n$$;', 'create function f() as $$select 1$$;'],
  ['bodies of PL/pgSQL', 'do $x$ begin -- Why.\n null; end $x$; -- $x$', 'do $x$begin null; end$x$;'],
])('leaves out %s', (_, text, code) => {
  expect(sqlCode(text)).toBe(code)
})

test.each([
  ['literals', `select '--  a', 'it''s /* b */';`],
  ['literals with backslashes', String.raw`select '\', e'it\'s  -- a', E'''  ', '\'; `],
  ['literals over several lines', `select 'a'\n  '--  b';`],
  ['literals with backslashes over several lines', String.raw`select e'a'` + '\n' + String.raw`'\'  -- b';`],
  ['a comment within a literal over several lines', `select 'a' -- that's why\n  '  b';`],
  ['types before literals', `select date'2026-11-28  ', U&'\\0041  ', type'\\', '  ';`],
  ['quoted names', 'select "a  -- ""b", "/*";'],
  ['dollar signs in names and parameters', `select a$b$, '  ', c$b$, $1, '  $1';`],
  ['dollar-quoted literals', 'select $$  -- a$$, $b$ $$  /* $b$;'],
  ['dollar-quoted literals of bodies', 'create function f() as $$select $b$  -- a$b$;$$;'],
  ['bodies of other languages', 'create function f() language plpython3u as $$\n  a  # b\n$$;'],
  ['comments that do not end', 'select 1 /* 2 - 3'],
  ['literals that do not end', `select 'a`],
])('keeps %s', (_, text) => {
  expect(sqlCode(text)).toBe(text.trim())
})
