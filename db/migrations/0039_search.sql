-- A search looks for words in the titles of one couple's tasks, as it does in the names of their guests.
create index user_checklist_items_search on user_checklist_items using gin (user_id, plain_text(title) gin_trgm_ops);
