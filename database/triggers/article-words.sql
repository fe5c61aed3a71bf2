-- A trigger instead of a generated column, which could not read the array of tags and would keep its value when the function changes.
create or replace function blog_posts_set_words() returns trigger language plpgsql as $$
begin
  new.search_words := article_words(new);
  return new;
end $$;

create or replace trigger blog_posts_set_words before insert or update of title, seo_title, tags, excerpt, content on blog_posts
  for each row execute function blog_posts_set_words();
