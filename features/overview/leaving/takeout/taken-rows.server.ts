import type { Tables } from '#db/schema.ts'
import { sentLeftOutColumns } from './sent-rows.server.ts'
import { sharedLeftOutColumns, sharedTaken } from './shared-rows.server.ts'
import { coursesTaken } from './course-rows.server.ts'
import { moneyLeftOut, moneyLeftOutColumns, moneyTaken } from './money-rows.server.ts'
import { siteLeftOut, websiteTaken } from './site-rows.server.ts'
import { tradeLeftOut, tradeLeftOutColumns, tradeTaken } from './trade-rows.server.ts'
import { submissionsLeftOutColumns, submissionsTaken } from './submission-rows.server.ts'
import { plainThings } from '#features/things.server.ts'

/** A table of which everybody may take their rows along. */
export interface Taken {
  table: keyof Tables
  /** Which column says whose a row is. */
  whose: string
  /** In this order they are read, and no two rows share it. */
  key: readonly [string, ...string[]]
  columns: readonly string[]
}

const own = { whose: 'user_id', key: ['id'] } as const

/** When an operator acted as them, and what was written then. */
const acted = { whose: 'target_id', key: ['id'] } as const

/** What goes into the archive, a file for each. Columns that are not named stay here, see `leftOutColumns`. */
export const taken: readonly Taken[] = [
  {
    table: 'users',
    whose: 'id',
    key: ['id'],
    columns: named(
      'id username email email_verified_at firstname lastname phone avatar_id cover_id is_vendor is_admin is_subscribed',
      'first_steps_at helps_since checklist_setup_at guestlist_setup_at saved_ideas_setup_at vendormanager_setup_at',
      'wedding_date wedding_month date_undecided other_firstname other_lastname wedding_place wedding_guests wedding_budget wedding_style style_quiz time_zone has_chosen_zone',
      'business_name business_email business_phone contact_email contact_phone business_place service_id version created_at updated_at',
    ),
  },
  { ...own, table: 'sessions', columns: ['id', 'user_agent', 'created_at'] },
  { ...own, table: 'account_devices', key: ['name'], columns: ['name', 'created_at'] },
  { ...own, table: 'user_identities', key: ['provider', 'sub'], columns: ['provider', 'sub', 'created_at'] },
  { ...own, table: 'address_changes', columns: ['id', 'old_email', 'new_email', 'created_at', 'confirmed_at'] },
  { ...acted, table: 'impersonations', columns: ['id', 'started_at', 'ends_at', 'ended_at'] },
  { ...acted, table: 'impersonated_writes', columns: ['id', 'impersonation_id', 'operation', 'object_id', 'created_at'] },
  { ...own, table: 'account_deletions', key: ['user_id'], columns: ['delete_at', 'created_at'] },
  { ...own, table: 'notice_choices', key: ['kind', 'channel'], columns: ['kind', 'channel', 'is_wanted'] },
  { ...own, table: 'push_subscriptions', columns: ['id', 'session_id', 'created_at'] },
  { ...own, table: 'pushes', columns: ['id', 'subscription_id', 'title', 'text', 'url', 'created_at', 'sent_at'] },
  { ...own, table: 'notifications', columns: ['id', 'kind', 'params', 'read_at', 'created_at', 'told_at'] },
  { ...own, table: 'mails', columns: ['id', 'to_address', 'subject', 'created_at', 'sent_at'] },
  {
    ...own,
    table: 'guest_wedding_events',
    columns: named(
      'id taxonomy_event_id name date start_time end_time place address dress note visible_to reply_by meals picture_id',
      'version created_at updated_at',
    ),
  },
  { ...own, table: 'households', columns: ['id', 'name'] },
  {
    ...own,
    table: 'guests',
    columns: named(
      'id household_id invite_id firstname lastname email phone address_line1 address_line2 city state postal_code',
      'country side age_group drinks relationship wedding_party_role dietary_notes plus_one_allowed plus_one_names notes',
      'tags table_name gift save_the_date_sent_at invitation_sent_at thank_you_sent_at version created_at updated_at',
    ),
  },
  {
    ...own,
    table: 'guest_answers',
    key: ['guest_id', 'event_id'],
    columns: ['guest_id', 'event_id', 'status', 'plus_one_count', 'meal', 'plus_one_meals', 'answered_at'],
  },
  ...plainThings.map(({ table, fields }) => ({ ...own, table, columns: ['id', ...fields, 'version', 'created_at', 'updated_at'] })),
  { ...own, table: 'user_vendor_settings', key: ['user_id'], columns: ['services'] },
  { ...own, table: 'user_checklist_settings', key: ['user_id'], columns: ['starts_on', 'hides_done', 'week_starts_on'] },
  {
    ...own,
    table: 'rsvp_settings',
    key: ['user_id'],
    columns: ['welcome', 'closed_words', 'contact_name', 'contact_phone', 'contact_email', 'picture_id', 'version', 'updated_at'],
  },
  { ...own, table: 'rsvp_questions', columns: ['id', 'event_id', 'position', 'kind', 'label', 'choices', 'of_each_guest'] },
  { ...own, table: 'rsvp_answers', key: ['question_id', 'guest_id'], columns: ['question_id', 'guest_id', 'answer', 'answered_at'] },
  {
    ...own,
    table: 'wedding_changes',
    columns: named('id actor_id what object_id event_id before after act created_at undone_at undone_by emptied_at impersonator_id'),
  },
  {
    ...own,
    table: 'user_posses',
    columns: ['id', 'member_id', 'email', 'direction', 'role', 'accepted_at', 'declined_at', 'paused_at', 'sent_at', 'created_at'],
  },
  { ...own, table: 'wedding_visits', whose: 'member_id', key: ['user_id'], columns: ['user_id', 'seen_at', 'last_at'] },
  { ...own, table: 'user_posse_events', key: ['posse_id', 'event_id'], columns: ['posse_id', 'event_id', 'permissions'] },
  {
    ...own,
    table: 'sendings',
    columns: ['id', 'kind', 'event_ids', 'subject', 'words', 'actor_id', 'created_at', 'leaves_at', 'stopped_at'],
  },
  {
    ...own,
    table: 'guest_letters',
    columns: named('id sending_id kind party round guest_id mail_id created_at handed_at passed_at stopped_at'),
  },
  { ...own, table: 'letter_drafts', key: ['kind'], columns: ['kind', 'said', 'updated_at'] },
  { ...own, table: 'letter_refusals', key: ['email'], columns: ['email', 'reason', 'created_at'] },
  { ...own, table: 'address_collectors', key: ['user_id'], columns: ['is_open', 'words', 'updated_at'] },
  {
    ...own,
    table: 'collected_addresses',
    columns: named(
      'id firstname lastname email phone address_line1 address_line2 city state postal_code country',
      'created_at guest_id accepted_at declined_at',
    ),
  },
  {
    ...own,
    table: 'enquiries',
    columns: named('id content_id service wedding_date place guests budget message contact_released_at answered_at closed_at created_at'),
  },
  { ...own, table: 'vendor_members', key: ['content_id'], columns: ['content_id', 'role', 'since', 'was_vendor'] },
  ...tradeTaken,
  ...moneyTaken,
  ...sharedTaken,
  ...coursesTaken,
  ...websiteTaken,
  {
    ...own,
    table: 'files',
    columns: named(
      'id kind purpose name format bytes width height alt author copyright licence ai palette created_at deleted_at missing_since',
    ),
  },
  {
    ...own,
    table: 'file_uses',
    key: ['kind', 'thing_id', 'file_id'],
    columns: ['kind', 'thing_id', 'file_id', 'event_id', 'seen_by', 'needs', 'created_at'],
  },
  { ...own, table: 'uploads', columns: named('id name purpose size arrived state reason file_id created_at expires_at') },
  { ...own, table: 'questionnaire_answers', columns: ['id', 'slug', 'answers', 'done_at', 'updated_at'] },
  { ...own, table: 'form_answers', columns: ['id', 'form', 'answers', 'email', 'created_at', 'ends_at'] },
  ...submissionsTaken,
  { ...own, table: 'content_drafts', key: ['name'], columns: ['name', 'version', 'said', 'updated_at'] },
  { ...own, table: 'user_events', columns: ['id', 'event', 'created_at'] },
  { ...own, table: 'user_tags', key: ['tag'], columns: ['tag', 'created_at'] },
  { ...own, table: 'outgoing_events', columns: ['id', 'service', 'body', 'created_at', 'sent_at'] },
]

/** Tables that know whose their rows are and stay here, and why. */
export const leftOut: Partial<Record<keyof Tables, string>> = {
  tokens: 'sums of the keys that open a session; they say nothing of anybody',
  social_sign_ins: 'what waits for ten minutes while somebody is at a provider of sign-ins',
  account_links: 'sums of the links in letters; the letters themselves are told',
  notice_links: 'sums of the links in letters; what was chosen by them is told',
  idempotency_keys: 'answers that are kept for a day, so that nothing happens twice; what happened is told',
  ...tradeLeftOut,
  rsvp_codes: 'sums of the codes on printed cards; they say nothing of anybody',
  ...moneyLeftOut,
  ...siteLeftOut,
  upload_pieces: 'where what arrives lies for a day',
  file_totals: 'counts of what is told',
  guest_totals: 'counts of what is told',
  guest_event_counts: 'counts of what is told',
  guest_meal_counts: 'counts of what is told',
  guest_event_dinners: 'how what is told is written',
  gift_approvals: 'what the provider wrote to whoever runs the product; it stays with it',
}

/** Columns of tables that are taken along, without these, and why. */
export const leftOutColumns: Partial<Record<keyof Tables, Record<string, string>>> = {
  users: { password_hash: 'opens the account' },
  user_posses: { link_hash: 'the sum of a link' },
  guest_answers: { class: 'what is told of the guest, for counting' },
  seats: { left_at: 'what the answer of the guest says' },
  account_deletions: { keep_hash: 'the sum of a link' },
  address_changes: { confirm_hash: 'the sum of a link', stop_hash: 'the sum of a link' },
  impersonations: { admin_id: 'somebody else', session_id: 'of somebody else', hash: 'opened the account' },
  impersonated_writes: { admin_id: 'somebody else' },
  questionnaire_answers: { hash: 'the sum of a cookie of who is not signed in' },
  guest_letters: { leave_hash: 'the sum of a link', address_hash: 'the sum of an address that is told', cause: 'of the way it went' },
  wedding_changes: { is_first: 'for counting' },
  ...sentLeftOutColumns,
  ...moneyLeftOutColumns,
  ...sharedLeftOutColumns,
  ...submissionsLeftOutColumns,
  files: { key: 'of the way it is kept', sha256: 'of the way it is kept', made: 'of the way it is kept', counts_for: 'who sent it' },
  uploads: { sha256: 'of the way it is kept', pieces: 'of the way it is kept', looked_at_until: 'of the way it is kept' },
  ...tradeLeftOutColumns,
  guests: { search_text: 'the same names again, made for finding' },
}

/** Long lists of names, read by eye. */
function named(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}
