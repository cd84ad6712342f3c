-- What a couple writes to its guests and has neither sent nor saved: one of each kind, theirs and not of who typed it.
create table letter_drafts (
  user_id bigint not null references users on delete cascade,
  kind text not null check (kind in ('save_the_date', 'invitation', 'reminder', 'replies')),
  said jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  primary key (user_id, kind)
);
