-- Full text in Portuguese, accents folded on both sides. One index of two columns, so that the words are looked up within a
-- conversation: a frequent word has hundreds of thousands of messages of others.
create extension if not exists btree_gin;

create function convoca_message_words(content text) returns tsvector
  language sql immutable parallel safe strict
  return to_tsvector('pg_catalog.portuguese'::regconfig, convoca_fold(content));

alter table messages add column words tsvector generated always as (convoca_message_words(content)) stored;
-- Without a pending list, which searches would read from end to end.
create index messages_words_idx on messages using gin (conversation_id, words) with (fastupdate = off);
