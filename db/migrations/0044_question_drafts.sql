-- The couple's own questions are drafts like its other words, as long as they are not saved. What is written for a kind of letter
-- stays after it was sent, for the next one of that kind.
alter table letter_drafts drop constraint letter_drafts_kind_check;
alter table letter_drafts add constraint letter_drafts_kind_check
  check (kind in ('save_the_date', 'invitation', 'reminder', 'replies', 'questions'));
