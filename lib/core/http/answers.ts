import { store } from "../db/client"

interface Kept {
  answer: unknown
  version: number
  until: number
}

const kept = new Map<string, Kept>()
const most = 100
/** An answer may depend on the time of day a little; so it is not kept for long even where nothing is written. */
const keepFor = 10_000

/** Files of more than this are not worth their place. */
const isLarge = (answer: unknown) => Number((answer as { content?: Uint8Array }).content?.length) > 100_000

/**
 * The answer of a read, kept until anything is written. Only the embedded store can say so: one process holds its data
 * alone, and `version` moves with every statement that writes. Other stores are always asked.
 * @param key who asks what; two callers never share an answer
 */
export async function keptAnswer<T>(key: string, read: () => Promise<T>): Promise<T> {
  const { version } = await store()
  if (!version) return read()
  const before = version()
  const known = kept.get(key)
  if (known && known.version === before && known.until > Date.now()) return known.answer as T
  const answer = await read()
  kept.delete(key)
  if (kept.size >= most) kept.delete(kept.keys().next().value as string)
  if (isLarge(answer)) return answer
  // Something was written while this was read: whether before or after, nobody knows.
  if (version() === before) kept.set(key, { answer, version: before, until: Date.now() + keepFor })
  return answer
}
