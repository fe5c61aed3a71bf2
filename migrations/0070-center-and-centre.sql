-- As before, and "call center" is "call centre".
create or replace function search_text(given text) returns text language sql immutable parallel safe as $$
  select replace(replace(replace(replace(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(plain_letters(given), '\mIT\M', 'itsector', 'g'), 'Center', 'Centre'), 'center', 'centre'),
      'C++', 'cplusplus'), 'c++', 'cplusplus'), 'C#', 'csharp'), 'c#', 'csharp'), '.NET', ' dotnet'), '.Net', ' dotnet'), '.net', ' dotnet'),
    '.', ' '), '/', ' '), '@', ' '), '_', ' ')
$$;
update title_aliases set asked = plainto_tsquery('portal', replace(search_text(phrase), '-', ' ')), words = replace(search_text(also), '-', ' ');

-- Two states that people name by their letters and that mean nothing else.
insert into place_aliases (word, also)
  select distinct known.word, short from (select word, also from place_aliases union select also, also from place_aliases) known
    join (values ('uttar', 'up'), ('madhya', 'mp')) as states (state, short) on known.also = state
  on conflict do nothing;

truncate job_search;
insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh)
  select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh from job_search_rows order by created_at, job_id;
