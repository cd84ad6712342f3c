-- A couple may know no more than the month, kept as its first day. A day counts wherever there is one, so the month stays as it was said
-- before: who takes the day back, at the event or by an undo, has the month again. Who says "not yet" has none.
alter table users
  add column wedding_month date,
  add constraint users_month check (wedding_month is null or (extract(day from wedding_month) = 1 and not date_undecided));
