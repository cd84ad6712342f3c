import { sql } from 'kysely'

/** A subscription of A with its invoice, A's own account for gifts, and at the provider of cards whoever calls. */
export const money = [
  sql`insert into payment_customers (user_id, customer, entry) select caller, 'cus_planted_' || n, 'seti_planted_' || n from cell where role <> 'visitor'`,
  sql`insert into purchases (id, user_id, provider, ref, customer, key, request_hash, product_id, product_name, price_id, currency,
      amount, discount, tax, total, is_recurring, grants_premium, status, is_open, paid_until) overriding system value
    select a + 75, a, 'stripe', 'sub_planted_' || n, 'cus_planted_' || n, 'planted', '', 'prod_planted', 'Planted', 'price_planted', 'usd',
      100, 0, 0, 100, true, false, 'paid', true, now() + interval '1 month' from cell`,
  sql`insert into charges (purchase_id, provider, ref, amount, tax, paid_at) select a + 75, 'stripe', 'pi_planted_' || n, 100, 0, now() from cell`,
  sql`insert into papers (kind, number, charge_id, user_id, buyer, what, currency, tax, total)
    select 'invoice', a + 75, charges.id, a, 'Planted', 'Planted', 'usd', 0, 100 from cell join charges on purchase_id = a + 75`,
  sql`insert into gift_approvals (approved_on, reference) select '2026-01-01', 'Planted' where not exists (select from gift_approvals)`,
  sql`insert into gift_accounts (user_id, account, charges_enabled, details_submitted) select a, 'acct_planted_' || n, true, true from cell`,
]
