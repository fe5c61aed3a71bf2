-- The search vector of an article. The title has the highest weight. The tag of a category is its name with underscores, which become blanks.
create or replace function article_words(post blog_posts) returns tsvector language sql stable parallel safe as $$
  select setweight(to_tsvector('english', post.title), 'A')
    || setweight(to_tsvector('english', coalesce(post.seo_title, '')), 'B')
    || setweight(to_tsvector('english', translate(array_to_string(post.tags, ', '), '_', ' ')), 'B')
    || setweight(to_tsvector('english', coalesce(post.excerpt, '')), 'B')
    || setweight(to_tsvector('english', post.content), 'C')
$$;
