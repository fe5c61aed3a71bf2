-- PostgreSQL 17 brings this collation along: letters of all scripts are letters, and the order is that of their code points.
-- Older servers get the nearest thing that they have, under the same name.
do $$
begin
  if current_setting('server_version_num')::int >= 170000 then return; end if;
  begin
    create collation pg_c_utf8 (provider = libc, locale = 'C.UTF-8');
  exception when others then
    create collation pg_c_utf8 (provider = icu, locale = 'und');
  end;
end
$$;
