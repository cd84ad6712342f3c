-- What somebody answers in a questionnaire: of an account, or of who has the cookie whose sum this is, until they sign in or 30 days are over.
create table questionnaire_answers (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete cascade,
  hash bytea,
  slug text not null,
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  done_at timestamptz,
  updated_at timestamptz not null default now(),
  check ((user_id is null) <> (hash is null)),
  unique (user_id, slug),
  unique (hash, slug)
);
create index on questionnaire_answers (updated_at) where user_id is null;

-- What somebody sent in by a form, in the words in which it was asked, so that it can be read when the form is another.
create table form_answers (
  id bigint generated always as identity primary key,
  form text not null,
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  email text,
  -- Of who was signed in; what they sent goes with their account.
  user_id bigint references users on delete cascade,
  created_at timestamptz not null default now()
);
create index on form_answers (created_at desc, id desc);
create index on form_answers (form, created_at desc, id desc);
create index on form_answers (user_id) where user_id is not null;
