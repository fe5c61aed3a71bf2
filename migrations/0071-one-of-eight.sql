-- Where one of 64 leaves open whether there are more than a thousand, one of eight mostly decides.
create index job_search_eighth_gin on job_search using gin (tsv) with (fastupdate = on, gin_pending_list_limit = 512)
  where (uuid_hash(job_id) & 7) = 0;
