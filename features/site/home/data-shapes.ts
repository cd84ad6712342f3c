import * as z from 'zod'

const Slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const Way = z.string().startsWith('/').nullable().describe('Where its pages are, {slug} to be filled in; null while there is none')

const Term = z.strictObject({ id: z.int().positive(), slug: Slug, title: z.string() })

export const Taxonomy = z.strictObject({
  id: z.int().positive(),
  slug: Slug,
  title: z.string(),
  is_searchable: z.boolean(),
  to: Way,
  terms: z.array(Term),
})

/** A kind of content, as content/ has it. */
export const ContentType = z.strictObject({ slug: Slug, title: z.string(), to: Way })

const Entry = z.strictObject({ title: z.string(), to: z.string(), hint: z.string().optional() })
const Group = z.strictObject({ title: z.string(), entries: z.array(Entry) })
const Story = z
  .strictObject({ image: z.string(), title: z.string(), to: z.string() })
  .describe('A picture in the panel, and what it leads to')
const Section = z.strictObject({
  slug: z.string(),
  title: z.string(),
  to: z.string(),
  all: z.string(),
  groups: z.array(Group),
  story: Story.optional(),
})

export const SiteData = z.strictObject({
  tasks_count: z.int().min(0).describe('The open tasks of who asks; 0 for a visitor'),
  vapid_key: z.string().describe('The public key with which a browser asks to be told by push'),
  menus: z.strictObject({ menus: z.strictObject({ header: z.array(Section), footer: z.array(Group) }) }),
  content_types: z.array(ContentType.omit({ to: true })),
  registry: z.strictObject({ is_enabled: z.boolean() }),
  taxonomies: z.array(Taxonomy),
  content_maps: z.array(z.strictObject({ content_type: Slug, to: z.string() })).describe('Where the pages of each kind of content are'),
  paypal: z.strictObject({ client_id: z.string(), plan_ids: z.array(z.string()) }).describe('Public ids alone; empty without PayPal'),
  jsons: z.record(z.string(), z.string()).describe('The address of each configuration file'),
  seo_pages: z.array(z.strictObject({ path: z.string(), title: z.string(), description: z.string() })),
})

export type Taxonomy = z.infer<typeof Taxonomy>
export type SiteData = z.infer<typeof SiteData>
