import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/db.ts'
import { card, isShown } from '#features/magazine/content/rows.server.ts'
import type { Found, OrderQuery } from './contract.ts'
import { places } from './places.ts'

export interface Asked extends Pick<OrderQuery, 'service' | 'place' | 'miles' | 'date' | 'price_most' | 'is_verified' | 'sum' | 'guests'> {
  languages: readonly string[]
  styles: readonly string[]
}

interface Place extends Pick<OrderQuery, 'sort' | 'page' | 'per_page'> {
  /** This one alone, in its place among all. */
  slug?: string
}

/** A page of the vendors who meet the filters, in the order that /how-we-order-vendors publishes. */
export async function orderVendors(db: Db, asked: Asked, { sort, page, per_page, slug }: Place): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with ${means}, ${answers}, facts as materialized (${facts(asked)}), scored as materialized (
      select *, round((.35 * fit + .25 * price_fit + .2 * rating + .1 * answered + .1 * nearness)::numeric, 6)::float8 as score
      from facts where has_service and has_place and has_day and has_price and has_languages and has_mark
    ), ordered as (
      select *, row_number() over (order by ${orders[sort]}, drawn) as place from scored
    ), ${sort === 'best' ? withNewcomers : sql`seated as (select *, place as seat, false as is_new from ordered)`}
    select (select to_jsonb(shown) from (select ${card}) shown) as piece, seat::integer as position, is_new, seated.city, seated.state,
      round(miles::numeric, 1)::float8 as miles, is_free, price, ${reviews} as reviews,
      (select count(distinct credit.content_id)::integer from content_credits credit join content wedding on wedding.id = credit.content_id
        where credit.vendor = content.slug and wedding.status = 'published') as weddings,
      ${answered} as answers, jsonb_build_object('score', score, 'fit', fit, 'price_fit', price_fit, 'rating', rating,
        'answered', seated.answered, 'nearness', nearness) as reason
    from seated join content on content.id = seated.content_id left join answers on answers.content_id = seated.content_id
    where ${slug === undefined ? sql`true` : sql`content.slug = ${slug}`}
    order by seat limit ${per_page} offset ${(page - 1) * per_page}`.execute(db)
  return rows
}

/** Every vendor who is shown, with what the order counts, and whether each filter is met. */
export function facts({
  service,
  place,
  miles,
  date,
  price_most,
  is_verified,
  sum,
  guests,
  languages,
  styles,
}: Asked): RawBuilder<unknown> {
  const middle = place && places[place]
  const distance = middle
    ? sql`miles_between(${middle.latitude}::float8, ${middle.longitude}::float8, vendor.latitude, vendor.longitude)`
    : sql`null::float8`
  return sql`
    select vendor.content_id, vendor.city, vendor.state, vendor.languages, vendor.price_from, vendor.is_verified, vendor.review_count,
      vendor.star_sum, miles, price, known.is_free, sha256(convert_to(current_date || content.url, 'UTF8')) as drawn,
      ${has('services', service)} as has_service,
      ${has('places', place ?? '')} and ${miles ? sql`miles <= ${miles}::float8` : sql`true`} as has_place,
      known.is_free is not false as has_day,
      ${price_most === undefined ? sql`true` : sql`vendor.price_from <= ${price_most}::bigint`} as has_price,
      vendor.languages @> ${languages}::text[] as has_languages,
      ${is_verified ? sql`vendor.is_verified` : sql`true`} as has_mark,
      case when cardinality(${styles}::text[]) = 0 or not exists (${stylesOf()}) then .5
        else (select count(*) from (${stylesOf()}) own where term = any(${styles}::text[])) / cardinality(${styles}::text[])::float8 end as fit,
      case when price is null or ${sum ?? null}::float8 is null then .5
        when price <= ${sum ?? null}::float8 then 1
        else greatest(0, 2 - price / nullif(${sum ?? null}::float8, 0)) end as price_fit,
      case when means.stars is null then .5
        else ((vendor.star_sum + 5 * means.stars) / (vendor.review_count + 5) - 1) / 4 end as rating,
      coalesce(answers.share, .5) as answered,
      case when miles is null then .5
        else greatest(0, 1 - miles / case vendor.travels_miles when 0 then 50 else vendor.travels_miles end) end as nearness
    from vendors vendor join content on content.id = vendor.content_id and ${isShown}
    left join means on means.service = vendor.service left join answers on answers.content_id = vendor.content_id
    cross join lateral (select ${distance} as miles, case vendor.price_unit when 'wedding' then vendor.price_from
      when 'guest' then vendor.price_from * ${guests ?? null}::integer end as price,
      ${date ? sql`vendor_day(vendor, content.url, ${date}::date) = 'free'` : sql`null::boolean`} as is_free) known`
}

/** Of all reviews in a service. */
export const means = sql`means as materialized (
  select service, sum(star_sum) / sum(review_count)::float8 as stars from vendors join content on content.id = content_id and ${isShown}
  group by service having sum(review_count) > 0)`

/** Of vendors who were asked often enough. */
export const answers = sql`answers as materialized (
  select content_id, avg((answered_at < created_at + interval '48 hours' and answered_at is not null)::integer)::float8 as share,
    percentile_cont(.5) within group (order by extract(epoch from answered_at - created_at) / 3600)::float8 as median_hours
  from enquiries where created_at > now() - interval '90 days' group by content_id having count(*) >= 5)`

export const answered = sql`case when answers.content_id is not null and median_hours is not null
  then jsonb_build_object('share', share, 'median_hours', round(median_hours::numeric, 1)) end`

export const reviews = sql`jsonb_build_object('count', review_count, 'mean',
  case when review_count > 0 then round(star_sum / review_count::numeric, 1) end)`

function has(taxonomy: string, term: string): RawBuilder<unknown> {
  if (!term) return sql`true`
  return sql`exists (select from content_terms where content_id = vendor.content_id and taxonomy = ${taxonomy} and term = ${term})`
}

function stylesOf(): RawBuilder<unknown> {
  return sql`select term from content_terms where content_id = vendor.content_id and taxonomy = 'styles'`
}

const orders = {
  best: sql`score desc`,
  near: sql`miles nulls last, score desc`,
  price: sql`price nulls last, price_from, score desc`,
  reviews: sql`review_count desc, score desc`,
}

/** The fifth and the tenth place are for whoever hardly anybody has reviewed, and who does not stand before them already. */
const withNewcomers = sql`fifth as (
    select *, case when place = first then 5 when place between 5 and first then place + 1 else place end as seat_1
    from ordered cross join (select min(place) as first from ordered where place >= 5 and review_count < 3) found
  ), seated as (
    select *, case when seat_1 = second then 10 when seat_1 between 10 and second then seat_1 + 1 else seat_1 end as seat,
      coalesce(place = first or seat_1 = second, false) as is_new
    from fifth cross join (select min(seat_1) as second from fifth where seat_1 >= 10 and review_count < 3) later
  )`
