import { t } from '#web/text/text.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import type { Compared } from './vendors-loader.ts'
import { dollarsOf, perUnit } from './price-words.ts'
import { addressOf, type VendorsSearch } from './vendors-search.ts'

export interface VendorFields {
  price_from: number
  price_unit: string
  price_note?: string
  travels_miles: number
  location: { place: string; city: string; state: string }
  languages?: string[]
  since: number
  weddings_a_year: number
  verified: boolean
  good_to_know?: string[]
  requirements?: string[]
}

interface Props {
  compared: readonly Compared[]
  search: VendorsSearch
  service: string | undefined
}

/** Two to four vendors in columns, a line for each thing that can be compared. */
export function CompareTable({ compared, search, service }: Props) {
  const columns = compared.map(({ piece, facts }) => ({ piece, facts, fields: piece.fields as unknown as VendorFields }))
  const lines: [string, (column: (typeof columns)[number]) => string][] = [
    [t('vendors.price_from'), ({ fields }) => `${dollarsOf(fields.price_from)} ${perUnit(fields.price_unit)}`],
    [t('vendors.where'), ({ fields }) => t('vendors.town', fields.location)],
    [
      t('vendors.travels'),
      ({ fields }) => (fields.travels_miles > 0 ? t('vendors.n_miles', { miles: fields.travels_miles }) : t('vendors.you_come')),
    ],
    [t('vendors.styles'), ({ piece }) => (piece.terms['styles'] ?? []).map(({ title }) => title).join(', ')],
    [t('vendors.languages'), ({ fields }) => (fields.languages ?? ['English']).join(', ')],
    [t('vendors.since'), ({ fields }) => String(fields.since)],
    [t('vendors.a_year'), ({ fields }) => String(fields.weddings_a_year)],
    [t('vendors.credited'), ({ facts }) => String(facts.weddings)],
    [t('vendors.verified'), ({ fields }) => t(fields.verified ? 'vendors.yes' : 'vendors.not_yet')],
    [t('vendors.good_to_know'), ({ fields }) => (fields.good_to_know ?? []).join('. ')],
    [t('vendors.asks'), ({ fields }) => (fields.requirements ?? []).join('. ')],
  ]
  return (
    <section className="compare-table" aria-label={t('vendors.side_by_side')}>
      <p>
        <a href={addressOf(service, { ...search, side_by_side: undefined })}>{t('vendors.back_to_list')}</a>
      </p>
      <div>
        <table>
          <thead>
            <tr>
              <td />
              {columns.map(({ piece }) => (
                <th key={piece.slug} scope="col">
                  <a href={piece.url}>{piece.title}</a>
                  <IllustratedMark of={piece} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([label, valueOf]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {columns.map((column) => (
                  <td key={column.piece.slug}>{valueOf(column) || t('vendors.not_stated')}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
