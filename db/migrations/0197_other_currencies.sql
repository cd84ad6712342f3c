-- What an amount was in another currency: in its own minor units, with the rate (dollars for one whole unit) and the day of that.
-- The rate is text as it was written: rows pass through JSON in the history, where a number would come out as a float.
create function currency_digits(code text) returns integer language sql immutable parallel safe
return case
  when code = any ('{BIF,CLP,DJF,GNF,ISK,JPY,KMF,KRW,PYG,RWF,UGX,VND,VUV,XAF,XOF,XPF}'::text[]) then 0
  when code = any ('{BHD,IQD,JOD,KWD,LYD,OMR,TND}'::text[]) then 3
  when code = any ('{AED,AFN,ALL,AMD,AOA,ARS,AUD,AWG,AZN,BAM,BBD,BDT,BMD,BND,BOB,BRL,BSD,BTN,BWP,BYN,BZD,CAD,CDF,CHF,CNY,COP,CRC,CUP,CVE,CZK,DKK,DOP,DZD,EGP,ERN,ETB,EUR,FJD,FKP,GBP,GEL,GHS,GIP,GMD,GTQ,GYD,HKD,HNL,HTG,HUF,IDR,ILS,INR,IRR,JMD,KES,KGS,KHR,KPW,KYD,KZT,LAK,LBP,LKR,LRD,LSL,MAD,MDL,MGA,MKD,MMK,MNT,MOP,MRU,MUR,MVR,MWK,MXN,MYR,MZN,NAD,NGN,NIO,NOK,NPR,NZD,PAB,PEN,PGK,PHP,PKR,PLN,QAR,RON,RSD,RUB,SAR,SBD,SCR,SDG,SEK,SGD,SHP,SLE,SOS,SRD,SSP,STN,SVC,SYP,SZL,THB,TJS,TMT,TOP,TRY,TTD,TWD,TZS,UAH,UYU,UZS,VED,VES,WST,XCD,XCG,YER,ZAR,ZMW,ZWG}'::text[]) then 2
end;

-- What that comes to in cents: half up, exactly.
create function noted_cents(foreign_amount bigint, currency text, rate text) returns numeric language sql immutable parallel safe
return round(foreign_amount * rate::numeric * case currency_digits(currency) when 0 then 100 when 2 then 1 when 3 then 0.1 end);

alter table user_transactions
  add column foreign_amount bigint check (foreign_amount > 0),
  add column currency text check (currency is null or currency_digits(currency) is not null),
  add column rate text check (rate ~ '^[0-9]{1,9}(\.[0-9]{1,18})?$'),
  add column rate_date date,
  add constraint user_transactions_noted check (num_nonnulls(foreign_amount, currency, rate, rate_date) in (0, 4)),
  add constraint user_transactions_true check (foreign_amount is null or amount is not distinct from noted_cents(foreign_amount, currency, rate));

-- Of a cost it is what was agreed.
alter table budget_items
  add column foreign_amount bigint check (foreign_amount > 0),
  add column currency text check (currency is null or currency_digits(currency) is not null),
  add column rate text check (rate ~ '^[0-9]{1,9}(\.[0-9]{1,18})?$'),
  add column rate_date date,
  add constraint budget_items_noted check (num_nonnulls(foreign_amount, currency, rate, rate_date) in (0, 4)),
  add constraint budget_items_true check (foreign_amount is null or actual is not distinct from noted_cents(foreign_amount, currency, rate));

-- Where an amount moves on its own, as the parts of a plan do, what was noted of the earlier one goes: it would not be true.
create function drop_note() returns trigger language plpgsql as $$
begin
  new.foreign_amount := null;
  new.currency := null;
  new.rate := null;
  new.rate_date := null;
  return new;
end $$;
-- By its name it comes after `settle`.
create trigger unnote before insert or update on user_transactions for each row
  when (new.foreign_amount is not null and new.amount is distinct from noted_cents(new.foreign_amount, new.currency, new.rate))
  execute function drop_note();
create trigger unnote before insert or update on budget_items for each row
  when (new.foreign_amount is not null and new.actual is distinct from noted_cents(new.foreign_amount, new.currency, new.rate))
  execute function drop_note();
