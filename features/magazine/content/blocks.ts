import type { Config, Schema } from '@markdoc/markdoc'

const text = { type: String, required: true } as const

export const taskCategories = [
  'First decisions',
  'Places',
  'Guests',
  'Food & drink',
  'Flowers & rooms',
  'Photos & music',
  'Clothes',
  'Ceremony',
  'Stationery',
  'Travel',
  'Money & papers',
  'The day',
  'Afterwards',
] as const

/** The blocks that a text may hold beside plain Markdown: this set and no other. A block is `{% name attribute="…" /%}`. */
export const blocks = {
  picture: { render: 'picture', selfClosing: true, attributes: { name: text, size: oneOf('column', 'wide', 'edge') } },
  gallery: { render: 'gallery', selfClosing: true, attributes: { names: { type: Array, required: true } } },
  palette: { render: 'palette', selfClosing: true },
  credits: { render: 'credits', selfClosing: true },
  quote: { render: 'quote', children: ['paragraph', 'inline', 'text'], attributes: { by: { type: String } } },
  table: { render: 'figures', children: ['table'], attributes: { caption: text, source: { type: String } } },
  chart: {
    render: 'chart',
    children: ['table'],
    attributes: { caption: text, unit: { ...oneOf('dollars', 'percent', 'people', 'days', 'hours'), required: true }, source: text },
  },
  product: { render: 'product', selfClosing: true, attributes: { slug: text } },
  video: { render: 'video', selfClosing: true, attributes: { slug: { type: String }, href: { type: String }, title: { type: String } } },
  task: {
    render: 'task',
    selfClosing: true,
    attributes: {
      title: text,
      description: text,
      category: { ...oneOf(...taskCategories), required: true },
      months_before: { type: Number, required: true },
    },
  },
  cite: { render: 'cite', selfClosing: true, inline: true, attributes: { source: text } },
} satisfies Record<string, Schema>

/** Films may come from these houses alone. */
export const filmHouses = ['www.youtube.com', 'youtu.be', 'vimeo.com']

/** What a text may say of who runs the place; a page that says more than is known stays unpublished. A tree keeps them in braces. */
export const variables = {
  brand: { name: '{brand.name}' },
  operator: { name: '{operator.name}', address: '{operator.address}', email: '{operator.email}', state: '{operator.state}' },
}

export const config: Config = { tags: blocks, variables }

function oneOf(...matches: string[]) {
  return { type: String, matches }
}
