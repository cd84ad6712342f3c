-- Room is counted in bytes; these keep tiny files from being without end.
create trigger keep_within after insert on uploads
  referencing new table as added for each statement execute function keep_within('2000', 'An account sends 2,000 files a day at most.');
create trigger keep_within after insert on files
  referencing new table as added for each statement execute function keep_within('20000', 'An account holds 20,000 files at most.');
