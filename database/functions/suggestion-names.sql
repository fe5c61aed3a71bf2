-- The words that find a suggested name: its own words and their synonyms.
create or replace function suggestion_names(kind text, key text, name text, out own text[], out alike text[]) language sql stable parallel safe as $$
  select place_words(name), case kind
    when 'role' then array(select word from (select to_tsvector('portal', replace(search_text(name), '-', ' ')) as stems offset 0) said,
      title_aliases, unnest(place_words(words)) word where stems @@ asked)
    when 'city' then array(select also from place_aliases where word = any (place_words(name))) || place_words(key)
    else '{}' end
$$;
