-- Whole years since the first job of a CV began. Null if no job has a valid start date.
create or replace function years_of_work(experience jsonb, until timestamptz) returns integer language sql stable as $$
  select extract(year from age(until, to_date(min(entry ->> 'startDate'), 'YYYY-MM')))::int
  from jsonb_array_elements(case when jsonb_typeof(experience) = 'array' then experience else '[]'::jsonb end) as entry
  where entry ->> 'startDate' ~ '^[12][0-9]{3}-(0[1-9]|1[0-2])$'
$$;
