import type { ItemAvailability, Product } from 'schema-dts'
import { publicAddress } from '#web/start/public-address.ts'
import type { Card } from '../content/contract.ts'
import { pictureData } from './picture-data.ts'

const availability: Record<string, ItemAvailability> = {
  ready: 'https://schema.org/InStock',
  'made-to-order': 'https://schema.org/MadeToOrder',
  'for-hire': 'https://schema.org/InStock',
}

interface Fields {
  price?: number
  stock?: string
}

/** Things on a shelf, with their price in dollars; those that we invented are left out. */
export function productsData(products: readonly Card[]): Product[] {
  return products.filter(({ is_illustrated }) => !is_illustrated).map(productOf)
}

function productOf({ title, excerpt, url, picture, terms, fields }: Card): Product {
  const { price, stock = '' } = fields as Fields
  const maker = terms['brands']?.[0]
  return {
    '@type': 'Product',
    name: title,
    description: excerpt,
    url: publicAddress(url),
    ...(picture && { image: pictureData(picture, maker && { title: maker.title, url: maker.url ?? '/shop/brands' }) }),
    ...(maker && { brand: { '@type': 'Brand', name: maker.title } }),
    ...(price !== undefined && {
      offers: {
        '@type': 'Offer',
        price: (price / 100).toFixed(2),
        priceCurrency: 'USD',
        url: publicAddress(url),
        ...(availability[stock] && { availability: availability[stock] }),
      },
    }),
  }
}
