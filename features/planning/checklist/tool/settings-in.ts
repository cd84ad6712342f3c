/** The settings as the form's fields hold them. */
export function settingsIn({ date = '', starts_on = '', hides_done = '', week_starts_on = '0' }: Record<string, string>) {
  return {
    date,
    settings: { starts_on: starts_on === '' ? null : starts_on, hides_done: hides_done === 'yes', week_starts_on: Number(week_starts_on) },
  }
}
