-- A cost may be so much for each head: then what is planned of it is no column, it follows from the heads whenever somebody reads it.
alter table budget_items
  add column head_count text check (head_count in ('invited', 'expected', 'coming', 'guaranteed')),
  -- At least so many are paid for.
  add column guaranteed integer check (guaranteed >= 0),
  -- So many of a hundred who have not said yes or no are expected to come.
  add column expected_rate integer not null default 83 check (expected_rate between 0 and 100),
  add column per_adult bigint check (per_adult >= 0),
  add column per_child bigint check (per_child >= 0),
  add column per_infant bigint check (per_infant >= 0),
  add column per_drinker bigint check (per_drinker >= 0),
  add column per_vendor bigint check (per_vendor >= 0);

create function half_up(n bigint, part bigint, whole bigint) returns bigint language sql immutable parallel safe
return (2 * n * part + whole) / (2 * whole);

-- The heads that a cost counts and what they come to; no row for a cost that counts none, or is on no event. Some heads stand
-- as they are (`kept_…`), others are taken in parts: classes are rounded one on top of the other, so that they sum to the whole.
create function cost_heads(item budget_items)
returns table (heads bigint, adults bigint, children bigint, infants bigint, drinkers bigint, planned bigint)
language sql stable parallel safe as $$
  select adults + children + infants, adults, children, infants, drinkers,
    adults * coalesce(item.per_adult, 0) + children * coalesce(item.per_child, 0) + infants * coalesce(item.per_infant, 0)
    + drinkers * coalesce(item.per_drinker, 0) + coalesce(item.per_vendor, 0) * (
      select coalesce(sum(vendor_meals), 0)::bigint from user_vendors vendor
      where (vendor.user_id, vendor.guest_wedding_event_id) = (item.user_id, item.event_id) and vendor.status = 'hired'
    )
  from (
    select kept_a + half_up(a, part, whole) as adults, kept_c + half_up(a + c, part, whole) - half_up(a, part, whole) as children,
      kept_i + half_up(a + c + i, part, whole) - half_up(a + c, part, whole) as infants, kept_d + half_up(d, part, whole) as drinkers
    from (
      select coalesce(sum(heads - children - infants) filter (where status = 2), 0)::bigint as yes_a,
        coalesce(sum(children) filter (where status = 2), 0)::bigint as yes_c,
        coalesce(sum(infants) filter (where status = 2), 0)::bigint as yes_i,
        coalesce(sum(drinkers) filter (where status = 2), 0)::bigint as yes_d,
        coalesce(sum(heads) filter (where status = 2), 0)::bigint as yes,
        coalesce(sum(heads - children - infants) filter (where status in (0, 1, 4)), 0)::bigint as open_a,
        coalesce(sum(children) filter (where status in (0, 1, 4)), 0)::bigint as open_c,
        coalesce(sum(infants) filter (where status in (0, 1, 4)), 0)::bigint as open_i,
        coalesce(sum(drinkers) filter (where status in (0, 1, 4)), 0)::bigint as open_d,
        coalesce(sum(heads - children - infants), 0)::bigint as all_a, coalesce(sum(children), 0)::bigint as all_c,
        coalesce(sum(infants), 0)::bigint as all_i, coalesce(sum(drinkers), 0)::bigint as all_d, coalesce(sum(heads), 0)::bigint as listed
      from guest_event_counts counted
      where (counted.user_id, counted.event_id) = (item.user_id, item.event_id) and item.head_count is not null
    ) said,
    lateral (
      select 0 as kept_a, 0 as kept_c, 0 as kept_i, 0 as kept_d, all_a as a, all_c as c, all_i as i, all_d as d, 1 as part, 1::bigint as whole
      where item.head_count = 'invited'
      union all
      select yes_a, yes_c, yes_i, yes_d, open_a, open_c, open_i, open_d, item.expected_rate, 100 where item.head_count = 'expected'
      union all
      select 0, 0, 0, 0, yes_a, yes_c, yes_i, yes_d, 1, 1
      where item.head_count = 'coming' or (item.head_count = 'guaranteed' and coalesce(item.guaranteed, 0) <= yes)
      union all
      -- More are paid for than come: in the shares of those who come, else of the list, else as adults who drink.
      select 0, 0, 0, 0, yes_a, yes_c, yes_i, yes_d, item.guaranteed, yes
      where item.head_count = 'guaranteed' and item.guaranteed > yes and yes > 0
      union all
      select 0, 0, 0, 0, all_a, all_c, all_i, all_d, item.guaranteed, listed
      where item.head_count = 'guaranteed' and item.guaranteed > 0 and yes = 0 and listed > 0
      union all
      select 0, 0, 0, 0, 1, 0, 0, 1, item.guaranteed, 1 where item.head_count = 'guaranteed' and item.guaranteed > 0 and listed = 0
    ) taken
  ) counted
  where item.event_id is not null
$$;
