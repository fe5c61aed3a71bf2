-- How many tokens of the language model were used on a day: by all, by all visitors, and by each person under a hash that changes every day.
create table ai_usage (
  day integer not null,
  holder text not null,
  tokens bigint not null,
  constraint ai_usage_pkey primary key (day, holder),
  constraint ai_usage_tokens_check check (tokens >= 0)
);
