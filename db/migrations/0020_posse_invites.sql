-- The link in the letter of an invite, as sha-256 only; it leads to the invite for 30 days after the letter.
alter table user_posses add column link_hash bytea unique, add column sent_at timestamptz not null default now();

-- A wedding is planned by two, so there is one partner at most, invited or there.
create unique index user_posses_partner on user_posses (user_id) where role = 'partner' and declined_at is null;
