-- Loads database/names/word-forms.json, after the trades. A word may be written in several lengths, such as "Sr." and "senior". A search uses the
-- long form, so a title with a short form is indexed under the long form too.
create or replace function load_word_forms(given jsonb) returns void language sql as $$
  insert into title_aliases (phrase, also, asked, words, indexed)
    select form, word, plainto_tsquery('portal', replace(search_text(form), '-', ' ')), word, word
    from jsonb_to_recordset(given) known (word text, short jsonb), jsonb_array_elements_text(short) form
    on conflict (phrase) do update set also = concat_ws(' ', title_aliases.also, excluded.also),
      words = concat_ws(' ', title_aliases.words, excluded.words), indexed = concat_ws(' ', title_aliases.indexed, excluded.indexed);
$$;
