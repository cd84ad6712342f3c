import { t } from '#web/text/text.ts'
import { shippedColumns, shippedMenu } from '#web/menus/site-menu.ts'
import { Icon } from '#web/ui/icon.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { SiteFiles } from '#features/site/home/site-shapes.ts'
import type { Editing } from './site-file-editing.ts'
import { moved } from './moved.ts'

type Menus = SiteFiles['menus.json']
type Section = NonNullable<Menus['header']>[number]
type Column = NonNullable<Menus['footer']>[number]
type Entry = Section['entries'][number]

/** The menu of the header and the columns of the footer: those that ship, or the operator's own in their place. */
export function MenuFields({ editing }: { editing: Editing<Menus> }) {
  const { header, footer } = editing.value
  return (
    <>
      <fieldset className="site-menu">
        <legend>{t('site_files.header')}</legend>
        <Whose isOwn={header !== null} onChange={(isOwn) => editing.set('header', isOwn ? shippedHeader() : null)} />
        {header && (
          <Rows
            at="header"
            rows={header}
            editing={editing}
            add={t('site_files.add_section')}
            empty={{ title: '', to: '/', entries: [] }}
            most={8}
          />
        )}
      </fieldset>
      <fieldset className="site-menu">
        <legend>{t('site_files.footer')}</legend>
        <Whose isOwn={footer !== null} onChange={(isOwn) => editing.set('footer', isOwn ? shippedFooter() : null)} />
        {footer && (
          <Rows
            at="footer"
            rows={footer}
            editing={editing}
            add={t('site_files.add_column')}
            empty={{ title: '', entries: [{ title: '', to: '/' }] }}
            most={4}
          />
        )}
      </fieldset>
    </>
  )
}

function Whose({ isOwn, onChange }: { isOwn: boolean; onChange: (isOwn: boolean) => void }) {
  return (
    <p className="site-menu-whose">
      <span>{isOwn ? t('site_files.own_menu') : t('site_files.shipped_menu')}</span>
      <button className="button" type="button" onClick={() => onChange(!isOwn)}>
        {isOwn ? t('site_files.use_shipped') : t('site_files.write_own')}
      </button>
    </p>
  )
}

interface RowsProps<Row> {
  at: string
  rows: readonly Row[]
  editing: Editing
  add: string
  empty: Row
  most: number
}

function Rows<Row extends Section | Column>({ at, rows, editing, add, empty, most }: RowsProps<Row>) {
  const set = (next: readonly (Row | Entry)[], place = at) => editing.set(place, next)
  return (
    <>
      {rows.map((row, place) => (
        <div className="site-menu-section" key={place}>
          <Fields at={`${at}.${place}`} row={row} editing={editing} onChange={(next) => set(rows.with(place, { ...row, ...next }))}>
            <Order rows={rows} place={place} set={set} name={row.title} />
          </Fields>
          <div className="site-menu-entries">
            {row.entries.map((entry, nth) => {
              const setEntries = (entries: readonly Entry[]) => set(rows.with(place, { ...row, entries: [...entries] }))
              return (
                <Fields
                  key={nth}
                  at={`${at}.${place}.entries.${nth}`}
                  row={entry}
                  editing={editing}
                  onChange={(next) => setEntries(row.entries.with(nth, { ...entry, ...next }))}
                >
                  <Order rows={row.entries} place={nth} set={setEntries} name={entry.title} />
                </Fields>
              )
            })}
            <button
              className="button ghost small"
              type="button"
              disabled={row.entries.length >= 12}
              onClick={() => set(rows.with(place, { ...row, entries: [...row.entries, { title: '', to: '/' }] }))}
            >
              <Icon name="plus" />
              {t('site_files.add_entry')}
            </button>
          </div>
        </div>
      ))}
      <button className="button" type="button" disabled={rows.length >= most} onClick={() => set([...rows, empty])}>
        <Icon name="plus" />
        {add}
      </button>
    </>
  )
}

interface FieldsProps {
  at: string
  row: { title: string; to?: string }
  editing: Editing
  onChange: (next: { title?: string; to?: string }) => void
  children: React.ReactNode
}

function Fields({ at, row, editing, onChange, children }: FieldsProps) {
  return (
    <div className="site-menu-row">
      <TextField
        label={t('site_files.entry_title')}
        value={row.title}
        errors={editing.errorsOf(`${at}.title`)}
        onChange={(title) => onChange({ title })}
      />
      {row.to !== undefined && (
        <TextField
          label={t('site_files.entry_to')}
          value={row.to}
          errors={editing.errorsOf(`${at}.to`)}
          onChange={(to) => onChange({ to })}
        />
      )}
      {children}
    </div>
  )
}

interface OrderProps<Row> {
  rows: readonly Row[]
  place: number
  set: (rows: readonly Row[]) => void
  name: string
}

function Order<Row>({ rows, place, set, name }: OrderProps<Row>) {
  const button = (icon: 'arrow-up' | 'arrow-down' | 'trash', label: string, next: readonly Row[], isOff = false) => (
    <button className="icon-button" type="button" aria-label={label} disabled={isOff} onClick={() => set(next)}>
      <Icon name={icon} />
    </button>
  )
  return (
    <p className="site-menu-order">
      {button('arrow-up', t('site_files.up', { name }), moved(rows, place, -1), place === 0)}
      {button('arrow-down', t('site_files.down', { name }), moved(rows, place, 1), place === rows.length - 1)}
      {button('trash', t('site_files.take_out', { name }), rows.toSpliced(place, 1))}
    </p>
  )
}

function shippedHeader(): Section[] {
  return shippedMenu.map(({ title, to, groups }) => ({ title, to, entries: groups.flatMap(({ entries }) => [...entries]) }))
}

function shippedFooter(): Column[] {
  return shippedColumns.map(({ title, entries }) => ({ title, entries: [...entries] }))
}
