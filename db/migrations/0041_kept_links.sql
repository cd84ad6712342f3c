-- When a link was made, so that the letter of a button pressed twice is written once. And the link that kept an account is
-- remembered, so that pressing its button once more is no mistake.
alter table account_links
  add column created_at timestamptz not null default now(),
  drop constraint account_links_kind_check,
  add constraint account_links_kind_check check (kind in ('reset', 'confirm', 'sign_in', 'keep')) not valid;
alter table account_links validate constraint account_links_kind_check;
