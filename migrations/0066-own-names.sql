-- What a job is called by its employer comes before what others call the same trade: whoever asks for a software engineer wants
-- software engineers first, and developers after them. '#n…' are the words of the title itself and of the place.
create or replace view job_search_rows as
  select job.id as job_id, job.created_at, coalesce(job.expires_at, 'infinity') as expires_at,
    coalesce(job.salary_max, job.salary_min, 0) as pay_high, coalesce(job.salary_min, job.salary_max, 2147483647) as pay_low, head,
    strip(to_tsvector('portal', concat_ws(' ', named.title, replace(search_text(concat_ws(' ', job.company, job.location,
      array_to_string(job.requirements, ' '), left(job.description, 20000))), '-', ' ')))) || head as tsv,
    job.created_at >= fresh_since() as is_fresh
  from jobs job,
    lateral (select concat_ws(' ', replace(search_text(job.title), '-', ' '),
      case when job.experience_level = 'entry' or 'fresher' = any (job.demographics) then 'fresher' end) as title, place_words(job.location) as words offset 0) said,
    lateral (select words || array(select also from place_aliases where word = any (words)) as places, to_tsvector('portal', said.title) as stems offset 0) placed,
    lateral (select concat_ws(' ', said.title, (select string_agg(words, ' ' order by phrase) from title_aliases where stems @@ asked), array_to_string(places, ' ')) as title offset 0) named,
    lateral (select job_head(named.title, places, job.experience_level, job.job_type, job.urgent_hiring, job.demographics)
      || array_to_tsvector(array(select '#n' || own from unnest(tsvector_to_array(stems || to_tsvector('portal', array_to_string(places, ' ')))) own)) as head offset 0) headed
  where job.is_active and coalesce(job.expires_at, 'infinity') > now();

truncate job_search;
insert into job_search (job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh)
  select job_id, created_at, expires_at, pay_high, pay_low, head, tsv, is_fresh from job_search_rows order by created_at, job_id;
