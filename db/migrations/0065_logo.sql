-- The site has one logo: the use of a file of whichever operator brought it.
create unique index one_logo on file_uses (kind) where kind = 'logo';
