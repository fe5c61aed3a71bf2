import type { Pool } from 'pg'

const heading = `-- The database as a fresh start leaves it: the tables of migrations/ and the definitions of database/.
-- Written by \`npm run db:schema\`. To read, not to run; a test compares it.
`

/** Describes everything in the schema \`public\` that does not belong to an extension, sorted by name. */
export async function schemaText(pool: Pool): Promise<string> {
  const parts = []
  for (const query of [others, tables, views, functions, triggers]) {
    const { rows } = await pool.query<{ text: string }>(query)
    parts.push(...rows.map(({ text }) => text.replaceAll(/[ \t]+$/gm, '')))
  }
  return `${heading}\n${parts.join('\n\n')}\n`
}

const isOwn = (catalog: string, oid: string): string =>
  `not exists (select from pg_depend where classid = '${catalog}'::regclass and objid = ${oid} and deptype = 'e')`

const others = `select text from (
  select 'create extension ' || extname || ';' as text from pg_extension where extname <> 'plpgsql'
  union all select 'create text search configuration ' || cfgname || '; -- ' || (
    select string_agg(alias || ': ' || dictionaries, ', ' order by alias) from (
      select alias, string_agg(mapdict::regdictionary::text, ' ' order by mapseqno) as dictionaries
      from pg_ts_config_map join ts_token_type(cfgparser) on tokid = maptokentype where mapcfg = pg_ts_config.oid group by alias
    ) mapped)
  from pg_ts_config where cfgnamespace = 'public'::regnamespace
  union all select 'create text search dictionary ' || dictname || ' (' || coalesce(dictinitoption, '') || ');'
  from pg_ts_dict where dictnamespace = 'public'::regnamespace and ${isOwn('pg_ts_dict', 'pg_ts_dict.oid')}
  ) others order by text collate "C"`

const column = `format('  %s %s%s%s%s', quote_ident(attname), format_type(atttypid, atttypmod),
  case when attnotnull then ' not null' else '' end,
  case when attgenerated = 's' then ' generated always as (' || pg_get_expr(adbin, adrelid) || ') stored'
    when adbin is not null then ' default ' || pg_get_expr(adbin, adrelid) else '' end,
  case when attstorage <> typstorage then ' storage ' || attstorage::text else '' end)`

const constraint = `format('  constraint %s %s', quote_ident(conname), pg_get_constraintdef(pg_constraint.oid))`

const tables = `
  select format(E'create %stable %s (\\n%s\\n)%s;%s', case when relpersistence = 'u' then 'unlogged ' else '' end, relname,
    (select string_agg(line, E',\\n' order by kind, place, line collate "C") from (
      select 1 as kind, attnum as place, ${column} as line
      from pg_attribute join pg_type on pg_type.oid = atttypid left join pg_attrdef on adrelid = attrelid and adnum = attnum
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped
      union all select 2, 0, ${constraint} from pg_constraint where conrelid = pg_class.oid and contype <> 'n'
    ) lines),
    ' with (' || array_to_string(reloptions, ', ') || ')',
    (select string_agg(E'\\n' || pg_get_indexdef(indexrelid) || ';', '' order by pg_get_indexdef(indexrelid) collate "C")
      from pg_index where indrelid = pg_class.oid and not exists (select from pg_constraint where conindid = indexrelid and contype <> 'f'))) as text
  from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname collate "C"`

const views = `
  select format(E'create view %s as\\n%s', viewname, definition) as text from pg_views where schemaname = 'public' order by viewname collate "C"`

const functions = `
  select rtrim(pg_get_functiondef(pg_proc.oid), E'\\n') || ';' as text from pg_proc
  where pronamespace = 'public'::regnamespace and prokind = 'f' and ${isOwn('pg_proc', 'pg_proc.oid')}
  order by proname collate "C", pg_get_function_identity_arguments(pg_proc.oid)`

const triggers = `
  select pg_get_triggerdef(pg_trigger.oid) || ';' as text from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace order by tgname collate "C"`
