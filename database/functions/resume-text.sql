-- The text of a resume that employers may search, without email addresses, web addresses and long numbers. Otherwise a search for a phone number
-- would reveal its owner.
create or replace function resume_text(given text) returns text language sql stable parallel safe as $$
  select replace(search_text(regexp_replace(regexp_replace(regexp_replace(given,
    '[^\s@]+@[^\s@]+', ' ', 'g'),
    '(https?://|www\.)\S+|\m[[:alnum:]-]+\.(com|in|org|net|me|io|dev)\M\S*', ' ', 'gi'),
    '\+?\d([\s().-]{0,2}\d){6,}', ' ', 'g')), '-', ' ')
$$;
