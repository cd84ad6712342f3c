-- Where the provider reckons the tax: its own reckoning, by which it books what was paid. Null where a rate of the operator's counts.
alter table purchases add column tax_calculation text;
