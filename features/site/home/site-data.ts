import * as z from 'zod'
import { hasPage } from '#web/map/routes.ts'
import { footerColumns, headerMenu, type SiteGroup } from '#web/menus/site-menu.ts'
import { t } from '#web/text/text.ts'
import { ContentType, type SiteData, Taxonomy } from './data-shapes.ts'
import { type Site, SiteFiles } from './site-shapes.ts'

interface Shipped {
  taxonomies: unknown
  content_types: unknown
  vapid_key: string
}

/** What the application knows before anybody signs in. Ways that lead nowhere yet are left out. */
export function siteData(shipped: Shipped, site: Site): SiteData {
  const types = z.array(ContentType).parse(shipped.content_types)
  const taxonomies = z.array(Taxonomy).parse(shipped.taxonomies)
  return {
    tasks_count: 0,
    vapid_key: shipped.vapid_key,
    menus: { menus: { header: sections(), footer: groups(footerColumns()) } },
    content_types: types.map(({ slug, title }) => ({ slug, title })),
    registry: { is_enabled: site.features.registry },
    taxonomies: taxonomies.map((taxonomy) => ({ ...taxonomy, to: leadsOn(taxonomy.to) })),
    content_maps: types.flatMap(({ slug, to }) => (to !== null && leadsOn(to) ? [{ content_type: slug, to }] : [])),
    paypal: { client_id: '', plan_ids: [] },
    jsons: Object.fromEntries(SiteFiles.keyof().options.map((file) => [file, `/api/v1/static/json-files/${file}`])),
    seo_pages: seoPages(site),
  }
}

/** Pages that stand by themselves and may be found, each with what engines show of it. */
export function seoPages(site: Site): SiteData['seo_pages'] {
  return [
    { path: '/', title: site.tagline, description: t('home.description') },
    { path: '/tools', title: t('tools.title'), description: t('tools.description') },
    { path: '/tools/offers', title: t('offers.title'), description: t('offers.description') },
    { path: '/tools/guest-list/setup', title: t('guest_list.title'), description: t('home.list_text') },
    ...landings
      .filter(([slug, tool]) => hasPage(tool) && (slug !== 'cash-registry' || site.features.registry))
      .map(([slug, , kicker, description]) => ({ path: `/tools/${slug}/setup`, title: kicker.replace(/,.*/, ''), description })),
    ...lists.map(([path, title, description]) => ({ path, title, description })),
  ]
}

/** The front pages of what is read, looked at and asked. */
const lists = [
  ['/real-weddings', t('weddings.title'), t('weddings.description')],
  ['/albums/real-weddings', t('albums.title'), t('albums.lead')],
  ['/vendors', t('vendors.title'), t('vendors.description')],
  ['/best-wedding-vendors', t('vendor_lists.title'), t('vendor_lists.lead')],
  ['/guides', t('guides.title'), t('guides.lead')],
  ['/planning', t('planning.title'), t('planning.lead')],
  ['/podcast', t('podcast.title'), t('podcast.lead')],
  ['/videos', t('videos.title'), t('videos.lead')],
  ['/shop', t('shop.title'), t('shop.lead')],
  ['/shop/brands', t('shop.makers'), t('shop.makers_lead')],
  ['/authors', t('authors.title'), t('authors.lead')],
  ['/style-quiz', t('quiz.title'), t('quiz.description')],
  ['/questionnaires', t('asked.questionnaires'), t('asked.questionnaires_text')],
  ['/forms', t('form.title'), t('form.text')],
] as const

/** What a visitor is told of a tool, and the tool itself; of those that are still to come nothing is said. */
const landings = [
  ['wedding-checklist', '/tools/wedding-checklist', t('tool_pages.checklist_kicker'), t('tool_pages.checklist_lead')],
  ['budget-tracker', '/tools/budget-tool', t('tool_pages.budget_kicker'), t('tool_pages.budget_lead')],
  ['vendor-manager', '/tools/vendor-manager', t('tool_pages.vendors_kicker'), t('tool_pages.vendors_lead')],
  ['vision-boards', '/tools/vision-boards', t('tool_pages.boards_kicker'), t('tool_pages.boards_lead')],
  ['wedding-address-collector', '/tools/guest-list/addresses', t('tool_pages.addresses_kicker'), t('tool_pages.addresses_lead')],
  ['cash-registry', '/tools/cash-registry', t('tool_pages.registry_kicker'), t('tool_pages.registry_lead')],
  ['wedding-pro', '/vendor/dashboard', t('tool_pages.pros_kicker'), t('tool_pages.pros_lead')],
] as const

function leadsOn(to: string | null): string | null {
  return to !== null && hasPage(to.replace(/\{\w+\}/g, 'any')) ? to : null
}

function sections() {
  return headerMenu().map(({ groups: inside, ...section }) => ({ ...section, groups: groups(inside) }))
}

function groups(given: readonly SiteGroup[]) {
  return given.map(({ title, entries }) => ({ title, entries: [...entries] }))
}
