-- Increases the version in the transaction that changes an article, so that a process that reads the new version also reads the change.
create or replace function article_versions_raise() returns trigger language plpgsql as $$
begin
  update article_versions set version = version + 1;
  return null;
end $$;

create or replace trigger article_versions_raise after insert or update or delete on blog_posts
  for each statement execute function article_versions_raise();
