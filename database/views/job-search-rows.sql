-- The row of job_search for each open job. In `head`, '#n…' are the stems of the title itself and of the place, which rank above other names of the
-- trade, '#w…' their words as written, '#r…' the ranks, '#s…' shifts, and '#i' a walk-in interview. `offset 0` keeps the planner from evaluating a
-- subquery twice. One more subquery in the outer `from` would exceed join_collapse_limit: the planner would then compute all rows to write one.
-- `create or replace view` cannot change columns, so the view is dropped first.
drop view if exists job_search_rows;
create view job_search_rows as
  select job.id as job_id, job.created_at, coalesce(job.expires_at, 'infinity') as expires_at,
    coalesce(job.salary_max, job.salary_min, 0) as pay_high, coalesce(job.salary_min, job.salary_max, 2147483647) as pay_low, head,
    strip(to_tsvector('portal', concat_ws(' ', named.title, replace(search_text(concat_ws(' ', job.company, job.location,
      array_to_string(job.requirements, ' '), left(job.description, 20000))), '-', ' ')))) || array_to_tsvector(array['#c' || company_key(in_latin(job.company))]) || head as tsv,
    job.created_at >= recent_since() as is_recent, answer_rank(responses.applications, responses.answered) as answers
  from jobs job left join company_responses responses on responses.employer_id = job.posted_by,
    lateral (select concat_ws(' ', replace(search_text(job.title), '-', ' '),
      case when job.experience_level = 'entry' or 'fresher' = any (job.demographics) then 'fresher' end) as title, place_words(in_latin(job.location)) as words offset 0) said,
    lateral (select words || array(select also from place_aliases where word = any (words) and also ~ '^[a-z]') as places, to_tsvector('portal', said.title) as stems offset 0) placed,
    lateral (select array_to_string(places, ' ') as places_text offset 0) listed,
    lateral (select concat_ws(' ', said.title, (select string_agg(indexed, ' ' order by phrase) from title_aliases where stems @@ asked), places_text) as title offset 0) named,
    lateral (select job_head(named.title, places, job.experience_level, job.job_type, job.urgent_hiring, job.demographics)
      || array_to_tsvector(array(select '#n' || own from unnest(tsvector_to_array(stems || to_tsvector('portal', places_text))) own)
        || (select array_agg('#w' || word) || title_ranks(array_agg(word))
          from (select singulars(written) word from unnest(tsvector_to_array(to_tsvector('portal_written', concat_ws(' ', said.title, places_text)))) written) spelled)
        || array(select '#s' || shift from unnest(job_shifts(job.title, concat_ws(' . ', array_to_string(job.requirements, ' . '), job.description))) shift)
        || case when is_walk_in(job.title, concat_ws(' . ', array_to_string(job.requirements, ' . '), job.description)) then array['#i'] else '{}' end) as head offset 0) headed
  where job.is_active and coalesce(job.expires_at, 'infinity') > now();
