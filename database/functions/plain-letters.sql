-- Makes the parser split text in the same way in all locales. In the locale C it takes every character beyond ASCII for a letter, so that a dash
-- joins two words. In other locales it splits words of Indian scripts at the virama. So viramas are removed, and such dashes become blanks.
create or replace function plain_letters(given text) returns text language sql immutable parallel safe as $$
  select case when octet_length(given) = length(given) then given else
    regexp_replace(
      translate(replace(normalize(given, NFKC), '’', ''''),
        U&'\093C\094D\09BC\09CD\0A3C\0A4D\0ABC\0ACD\0B3C\0B4D\0BCD\0C4D\0CCD\0D3B\0D3C\0D4D\200B\200C\200D\FEFF', ''),
      U&'[^\0001-\007f[:alnum:]]' collate "pg_c_utf8", ' ', 'g') end
$$;
