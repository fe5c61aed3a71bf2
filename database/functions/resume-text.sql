-- What employers may search of a text in which a person describes themself: without email and web addresses, and without long figures such as phone
-- numbers. Otherwise a search for a number would tell whose it is.
create or replace function resume_text(given text) returns text language sql stable parallel safe as $$
  select replace(search_text(regexp_replace(regexp_replace(regexp_replace(given,
    '[^\s@]+@[^\s@]+', ' ', 'g'),
    '(https?://|www\.)\S+|\m[[:alnum:]-]+\.(com|in|org|net|me|io|dev)\M\S*', ' ', 'gi'),
    '\+?\d([\s().-]{0,2}\d){6,}', ' ', 'g')), '-', ' ')
$$;
