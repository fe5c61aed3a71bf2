-- Replaces names in Indian scripts by their Latin form, in jobs and in searches. A search in any script then finds jobs in any other, and the index
-- stores one form instead of ten. Only text in these scripts is looked up in the table.
create or replace function latin_names(plain text) returns text language sql stable parallel safe as $$
  select string_agg(coalesce((select latin from script_names where script_names.plain = part[1]), part[1]), '' order by at)
  from regexp_matches(plain, '[\u0900-\u0D7F]+|[^\u0900-\u0D7F]+', 'g') with ordinality as parts (part, at)
$$;

create or replace function in_latin(given text) returns text language sql stable parallel safe as $$
  select case when octet_length(plain) = length(plain) or plain !~ '[\u0900-\u0D7F]' then plain else latin_names(plain) end
  from plain_letters(given) plain
$$;
