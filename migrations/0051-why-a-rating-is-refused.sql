-- Told to whoever has rated, so that they can say it in another way.
alter table company_ratings add column refused_because text;
