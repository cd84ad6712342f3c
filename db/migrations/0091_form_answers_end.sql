-- What somebody sent in by a form is kept for two years at most.
alter table form_answers add column ends_at timestamptz not null default now() + interval '24 months';
update form_answers set ends_at = created_at + interval '24 months';
create index on form_answers (ends_at);
