-- How often the holder of a business has written their side; who writes names the one that they read.
alter table vendor_claims add column answer_version integer not null default 0;
