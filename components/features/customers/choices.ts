/** Records as the options of a select. */
export const choices = (rows: { id: number; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }))
