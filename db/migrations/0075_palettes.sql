-- The colors of a picture that somebody brought, read when it came: [{"name", "hex", "share"}], the largest first.
alter table files add column palette jsonb not null default '[]';
