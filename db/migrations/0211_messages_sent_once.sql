-- What was written without a line is sent when it is back, under a name that the browser gave it, so that it stands there once.
alter table messages add column client_id uuid;
create unique index messages_client on messages (author_id, client_id) where client_id is not null;
