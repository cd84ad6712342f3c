import { LoveButton } from '#features/planning/boards/shown/love-button.tsx'
import { t } from '#web/text/text.ts'
import { showMoney } from '#web/ui/money.ts'
import type { Card } from '../content/contract.ts'
import { IllustratedMark } from '../pieces/shown/illustrated-mark.tsx'
import { PiecePicture } from '../pieces/shown/piece-picture.tsx'

const stocks = {
  ready: t('shop.ready'),
  'made-to-order': t('shop.made_to_order'),
  'for-hire': t('shop.for_hire'),
}

/** A thing on its shelf: who makes it, what it costs and whether there is one. */
export function ShopProduct({ product }: { product: Card }) {
  const { price, price_note, stock } = product.fields as { price?: number; price_note?: string; stock?: keyof typeof stocks }
  const maker = product.terms['brands']?.[0]
  return (
    <li id={product.slug}>
      <div className="piece-card-picture">
        <PiecePicture of={product.picture} sizes="(max-width: 767px) 50vw, 25vw" shape="1/1" alt="" />
        <LoveButton id={product.id} title={product.title} />
      </div>
      <div>
        <h3>{product.title}</h3>
        {maker && <span>{maker.title}</span>}
        {price !== undefined && <b className="num">{showMoney(price)}</b>}
        {price_note && <small>{price_note}</small>}
        <p>{product.excerpt}</p>
        {stock && <small>{stocks[stock]}</small>}
        <IllustratedMark of={product} />
      </div>
    </li>
  )
}
