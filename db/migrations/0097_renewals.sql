-- For which renewal its buyer was written to ahead: once for each.
alter table purchases add column renewal_told_for timestamptz;
