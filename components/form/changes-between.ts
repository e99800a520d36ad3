/**
 * Returns only the changed values, so that saving a form doesn't overwrite what others changed meanwhile. A value that a
 * field cleared by setting it to undefined is sent as an empty text or null.
 */
export function changesBetween<Values extends object>(before: Values, after: Values): Partial<Values> {
  const names = Object.keys(before) as (keyof Values)[]
  const filled = (name: keyof Values) => after[name] ?? (typeof before[name] === "string" ? "" : null)
  const isChanged = (name: keyof Values) => JSON.stringify(before[name] ?? null) !== JSON.stringify(filled(name))
  return Object.fromEntries(names.filter(isChanged).map((name) => [name, filled(name)])) as Partial<Values>
}
