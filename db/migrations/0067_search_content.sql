-- A blank wherever a sign stands, so that a text and what is typed come apart into words alike.
create function apart(value text) returns text language sql immutable parallel safe strict
return translate(plain_text(value), '-/\.,:;@_''"()&+#!?%*=<>[]{}|~^`$', repeat(' ', 32));

-- Each word as it is written, for its beginnings, and its stem, for its other forms.
create function words_of(value text) returns tsvector language sql immutable parallel safe strict
return to_tsvector('pg_catalog.simple', apart(value)) || to_tsvector('pg_catalog.english', apart(value));

-- A word, and all that it is with one letter left out: two words that share one of these are a slip apart.
create function slips_of(word text) returns text[] language sql immutable parallel safe strict
return array_prepend(word, array(select left(word, place - 1) || substr(word, place + 1) from generate_series(1, length(word)) place));

-- What a search compares of a piece, and all that its order may depend on.
create table content_search (
  content_id bigint primary key references content on delete cascade,
  type text not null,
  -- The day from which anybody sees it; null for nobody.
  shown_from date,
  published_on date not null,
  title text not null,
  title_words tsvector not null,
  -- The title's too, so that words may stand in both; those of its terms have the weight A.
  about_words tsvector not null,
  words tsvector not null
) with (toast_tuple_target = 256);
-- The words of a whole text are read by their index alone, and lie outside of the row.
alter table content_search alter column words set storage external;
create index content_search_words on content_search using gin (words) with (fastupdate = off) where shown_from is not null;
create index content_search_titles on content_search using gin (title_words) with (fastupdate = off) where shown_from is not null;
create index content_search_about on content_search using gin (about_words) with (fastupdate = off) where shown_from is not null;
create index content_search_begins on content_search (title text_pattern_ops) where shown_from is not null;

-- Every word of what is or will be shown, with how many pieces have it. Room is left in its pages, since the counts change in place.
create table content_lexemes (
  lexeme text collate "C" primary key,
  pieces integer not null
) with (fillfactor = 50);

-- The same words, for whoever slipped while typing one.
create table content_slips (
  lexeme text collate "C" primary key,
  slips text[] generated always as (slips_of(lexeme)) stored
);
create index content_slips_slips on content_slips using gin (slips) with (gin_pending_list_limit = 256);
create index content_slips_like on content_slips using gin (lexeme gin_trgm_ops) with (gin_pending_list_limit = 256);

-- Once for each statement, however many pieces it wrote, and after its terms and credits were sorted.
create function word_content() returns trigger language plpgsql as $$
begin
  insert into content_search (content_id, type, shown_from, published_on, title, title_words, about_words, words)
  select id, type, case status when 'published' then '-infinity' when 'scheduled' then published_on end, published_on,
    btrim(regexp_replace(apart(title), '\s+', ' ', 'g')), words_of(title), words_of(about) || setweight(words_of(terms), 'A'),
    words_of(concat_ws(' ', about, terms, plain))
  from added, lateral (select coalesce(string_agg(term, ' '), '') as terms from content_terms where content_id = id) own,
  lateral (select concat_ws(' ', title, excerpt,
    (select string_agg(concat_ws(' ', vendor, name), ' ') from content_credits where content_id = id),
    fields #>> '{spouse_1,firstname}', fields #>> '{spouse_2,firstname}', fields #>> '{location,venue}', fields #>> '{location,city}',
    fields #>> '{location,state}', fields ->> 'people', fields ->> 'hosts', fields ->> 'guests', fields ->> 'brand', fields ->> 'question'
  ) as about) told
  on conflict (content_id) do update set type = excluded.type, shown_from = excluded.shown_from, published_on = excluded.published_on,
    title = excluded.title, title_words = excluded.title_words, about_words = excluded.about_words, words = excluded.words;
  return null;
end $$;
create trigger worded after insert on content referencing new table as added for each statement execute function word_content();
create trigger worded_anew after update on content referencing new table as added for each statement execute function word_content();

-- One save after the other, since pieces share most of their words: each else waited for words that another one holds.
create function add_lexemes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('posy content words'));
  insert into content_lexemes (lexeme, pieces)
  select lexeme, count(*) from added, unnest(tsvector_to_array(words)) lexeme
  where shown_from is not null and length(lexeme) <= 40 group by lexeme order by lexeme
  on conflict (lexeme) do update set pieces = content_lexemes.pieces + excluded.pieces;
  insert into content_slips (lexeme)
  select distinct lexeme from added, unnest(tsvector_to_array(words)) lexeme
  where shown_from is not null and length(lexeme) between 3 and 40 and lexeme !~ '^[0-9]' order by lexeme
  on conflict do nothing;
  return null;
end $$;

create function remove_lexemes() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('posy content words'));
  update content_lexemes set pieces = pieces - times from (
    select lexeme as word, count(*) as times from gone, unnest(tsvector_to_array(words)) lexeme where shown_from is not null group by lexeme
  ) counted where lexeme = word;
  return null;
end $$;

-- Two for a change, by their names in this order: what was goes, what is comes.
create trigger added after insert on content_search referencing new table as added for each statement execute function add_lexemes();
create trigger changed_from after update on content_search referencing old table as gone for each statement execute function remove_lexemes();
create trigger changed_to after update on content_search referencing new table as added for each statement execute function add_lexemes();
create trigger removed after delete on content_search referencing old table as gone for each statement execute function remove_lexemes();

update content set plain = plain;
