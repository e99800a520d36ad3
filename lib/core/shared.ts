/** A value that may not have been given yet. */
interface Place<Value> {
  current?: Value
}

const holder = globalThis as { __cornerledgerShared?: Map<string, Place<unknown>> }

/**
 * A place for a value that all parts of the server share. Next bundles instrumentation and routes separately, each with its own
 * copy of every module, so a variable of a module would hold a value for one of them only.
 * @param name one for each value
 */
export function shared<Value>(name: string): Place<Value> {
  holder.__cornerledgerShared ??= new Map()
  const place = holder.__cornerledgerShared.get(name) ?? {}
  holder.__cornerledgerShared.set(name, place)
  return place as Place<Value>
}
