import checklist from 'virtual:picture/setup-checklist'
import budget from 'virtual:picture/setup-budget'
import registry from 'virtual:picture/setup-registry'
import vendors from 'virtual:picture/setup-vendors'
import boards from 'virtual:picture/setup-boards'
import addresses from 'virtual:picture/setup-addresses'
import pros from 'virtual:picture/demo-june-theo-flowers'
import type { PictureOf } from '#web/picture-address.ts'
import { t } from '#web/text/text.ts'

/** What a page says of a tool to whoever doesn't use it yet. */
export interface ToolLanding {
  kicker: string
  title: string
  lead: string
  steps: readonly { title: string; text: string }[]
  picture: PictureOf
  field: 'butter' | 'petal' | 'skyblue' | 'lilac' | 'moss'
  /** The tool itself; it may not be there yet. */
  to: string
  isForVendors?: true
  /** Only where the operator has this switched on. */
  flag?: 'registry'
}

/** By what stands in the address: /tools/{slug}/setup. */
export const toolLandings: Readonly<Record<string, ToolLanding>> = {
  'wedding-checklist': {
    kicker: t('tool_pages.checklist_kicker'),
    title: t('tool_pages.checklist_title'),
    lead: t('tool_pages.checklist_lead'),
    steps: [
      { title: t('tool_pages.checklist_1'), text: t('tool_pages.checklist_1_text') },
      { title: t('tool_pages.checklist_2'), text: t('tool_pages.checklist_2_text') },
      { title: t('tool_pages.checklist_3'), text: t('tool_pages.checklist_3_text') },
    ],
    picture: checklist,
    field: 'butter',
    to: '/tools/wedding-checklist',
  },
  'budget-tracker': {
    kicker: t('tool_pages.budget_kicker'),
    title: t('tool_pages.budget_title'),
    lead: t('tool_pages.budget_lead'),
    steps: [
      { title: t('tool_pages.budget_1'), text: t('tool_pages.budget_1_text') },
      { title: t('tool_pages.budget_2'), text: t('tool_pages.budget_2_text') },
      { title: t('tool_pages.budget_3'), text: t('tool_pages.budget_3_text') },
    ],
    picture: budget,
    field: 'petal',
    to: '/tools/budget-tool',
  },
  'vendor-manager': {
    kicker: t('tool_pages.vendors_kicker'),
    title: t('tool_pages.vendors_title'),
    lead: t('tool_pages.vendors_lead'),
    steps: [
      { title: t('tool_pages.vendors_1'), text: t('tool_pages.vendors_1_text') },
      { title: t('tool_pages.vendors_2'), text: t('tool_pages.vendors_2_text') },
      { title: t('tool_pages.vendors_3'), text: t('tool_pages.vendors_3_text') },
    ],
    picture: vendors,
    field: 'skyblue',
    to: '/tools/vendor-manager',
  },
  'vision-boards': {
    kicker: t('tool_pages.boards_kicker'),
    title: t('tool_pages.boards_title'),
    lead: t('tool_pages.boards_lead'),
    steps: [
      { title: t('tool_pages.boards_1'), text: t('tool_pages.boards_1_text') },
      { title: t('tool_pages.boards_2'), text: t('tool_pages.boards_2_text') },
      { title: t('tool_pages.boards_3'), text: t('tool_pages.boards_3_text') },
    ],
    picture: boards,
    field: 'lilac',
    to: '/tools/vision-boards',
  },
  'wedding-address-collector': {
    kicker: t('tool_pages.addresses_kicker'),
    title: t('tool_pages.addresses_title'),
    lead: t('tool_pages.addresses_lead'),
    steps: [
      { title: t('tool_pages.addresses_1'), text: t('tool_pages.addresses_1_text') },
      { title: t('tool_pages.addresses_2'), text: t('tool_pages.addresses_2_text') },
      { title: t('tool_pages.addresses_3'), text: t('tool_pages.addresses_3_text') },
    ],
    picture: addresses,
    field: 'moss',
    to: '/tools/guest-list/addresses',
  },
  'cash-registry': {
    kicker: t('tool_pages.registry_kicker'),
    title: t('tool_pages.registry_title'),
    lead: t('tool_pages.registry_lead'),
    steps: [
      { title: t('tool_pages.registry_1'), text: t('tool_pages.registry_1_text') },
      { title: t('tool_pages.registry_2'), text: t('tool_pages.registry_2_text') },
      { title: t('tool_pages.registry_3'), text: t('tool_pages.registry_3_text') },
    ],
    picture: registry,
    field: 'petal',
    to: '/tools/cash-registry',
    flag: 'registry',
  },
  'wedding-pro': {
    kicker: t('tool_pages.pros_kicker'),
    title: t('tool_pages.pros_title'),
    lead: t('tool_pages.pros_lead'),
    steps: [
      { title: t('tool_pages.pros_1'), text: t('tool_pages.pros_1_text') },
      { title: t('tool_pages.pros_2'), text: t('tool_pages.pros_2_text') },
      { title: t('tool_pages.pros_3'), text: t('tool_pages.pros_3_text') },
    ],
    picture: pros,
    field: 'butter',
    to: '/tools/create-or-claim-vendor-profile/setup',
    isForVendors: true,
  },
}
