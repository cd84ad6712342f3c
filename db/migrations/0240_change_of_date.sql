-- A letter that tells of a new day, to whoever knows the old one.
alter table sendings drop constraint sendings_kind_check,
  add constraint sendings_kind_check check (kind in ('save_the_date', 'change_of_date', 'invitation', 'reminder'));
alter table guest_letters drop constraint guest_letters_kind_check,
  add constraint guest_letters_kind_check check (kind in ('save_the_date', 'change_of_date', 'invitation', 'reminder', 'confirmation'));
alter table letter_drafts drop constraint letter_drafts_kind_check,
  add constraint letter_drafts_kind_check check (kind in ('save_the_date', 'change_of_date', 'invitation', 'reminder', 'replies', 'questions'));
