-- How many things of a board are of real weddings is told with it, however many others stand there.
create index board_items_real on board_items (user_id, board_id) where content_type in ('real-wedding', 'wedding-inspiration');
