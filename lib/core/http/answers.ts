import { store } from "../db/client"
import type { Store } from "../db/types"

interface Kept {
  answer: unknown
  version: number
  until: number
}

interface UnderWay {
  answer: Promise<unknown>
  version: number
}

const kept = new Map<string, Kept>()
const underWay = new Map<string, UnderWay>()
const most = 100
/** An answer may depend on the time of day a little; so it is not kept for long even where nothing is written. */
const keepFor = 10_000

/** Files of more than this are not worth their place. */
const isLarge = (answer: unknown) => Number((answer as { content?: Uint8Array }).content?.length) > 100_000

/** Keeps what was read, unless something was written meanwhile: whether before or after, nobody knows. */
async function keep<T>(key: string, { version }: Store, read: () => Promise<T>): Promise<T> {
  const before = version?.()
  const answer = await read()
  if (before === undefined || version?.() !== before || isLarge(answer)) return answer
  kept.delete(key)
  if (kept.size >= most) kept.delete(kept.keys().next().value as string)
  kept.set(key, { answer, version: before, until: Date.now() + keepFor })
  return answer
}

/**
 * The answer of a read, kept until anything is written; those who ask the same meanwhile wait for the same read. Only
 * the embedded store can say so: one process holds its data alone, and `version` moves with every statement that writes.
 * Other stores are always asked.
 * @param key who asks what; two callers never share an answer
 */
export async function keptAnswer<T>(key: string, read: () => Promise<T>): Promise<T> {
  const opened = await store()
  if (!opened.version) return read()
  const version = opened.version()
  const known = kept.get(key)
  if (known && known.version === version && known.until > Date.now()) return known.answer as T
  const joined = underWay.get(key)
  // Begun before the last write it may not show that, which whoever asks now has a right to see.
  if (joined?.version === version) return joined.answer as Promise<T>
  const own = { answer: keep(key, opened, read), version }
  underWay.set(key, own)
  try {
    return await own.answer
  } finally {
    if (underWay.get(key) === own) underWay.delete(key)
  }
}
