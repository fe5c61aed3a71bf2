-- Facets and title stems as lexemes of one small vector: '#l…' words of the place, '#x…' experience level, '#j…' job type, '#u' urgent, '#d…'
-- demographics, '#t…' stems of the title.
create or replace function job_head(title text, places text[], experience text, job_type text, urgent boolean, demographics text[])
returns tsvector language sql immutable parallel safe as $$
  select array_to_tsvector(array_remove(
    array['#x' || experience, '#j' || job_type, case when urgent then '#u' end]
    || (select coalesce(array_agg('#l' || w), '{}') from unnest(places) w)
    || (select coalesce(array_agg('#d' || d), '{}') from unnest(demographics) d)
    || (select coalesce(array_agg('#t' || w), '{}') from unnest(tsvector_to_array(to_tsvector('portal', title))) w), null))
$$;
