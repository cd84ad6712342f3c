-- Proves to push services who sends; made once, at the first start. An operator's own keys stand in variables instead.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at timestamptz not null default now()
);

-- A browser that asked to be told, as long as it stays signed in. Whoever knows an endpoint can send to it, so it is as secret as a token.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  session_id bigint not null references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  key text not null,
  token text not null,
  created_at timestamptz not null default now()
);
create index push_subscriptions_user on push_subscriptions (user_id);
create index push_subscriptions_session on push_subscriptions (session_id);

-- The outbox of what browsers are told: written in the transaction that causes it, sent by the job send_push.
create table pushes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  subscription_id bigint not null references push_subscriptions on delete cascade,
  title text not null,
  text text not null,
  url text not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  attempts integer not null default 0,
  last_error text,
  dead_at timestamptz
);
create index pushes_user on pushes (user_id);
create index pushes_subscription on pushes (subscription_id);
create index pushes_age on pushes (created_at);
