-- The words that an article is found by include its tags and its title for search engines. A generated column cannot read a list of tags, so a trigger
-- writes them. Until it exists, an article of the previous release has no words.
alter table blog_posts alter column search_words drop expression;
alter table blog_posts alter column search_words set default '';
