import type { Answer } from "./api"
import { contents } from "./facts"

/** What every answer to hostile input must be: no failure of ours, and a refusal says why in JSON. */
function expectSound({ status, body }: Answer, what: unknown) {
  if (status >= 500) throw new Error(`${status} for ${JSON.stringify(what).slice(0, 300)}: ${JSON.stringify(body)}`)
  if (status < 400) return
  const { error, code } = body as { error: unknown; code: string }
  const messages = typeof error === "string" ? [error] : Object.values(error as Record<string, string[]>).flat()
  // Plainly compared: some ten thousand answers come by here, and a matcher takes its time also where all is well.
  if (/^[a-z_]+$/.test(code) && messages.length > 0 && messages.every((message) => /\w/.test(message))) return
  throw new Error(`no reason is given in ${JSON.stringify(body)} for ${JSON.stringify(what).slice(0, 300)}`)
}

let known: Awaited<ReturnType<typeof contents>> | undefined

/** Runs a request and holds that, if it was refused, it wrote nothing; a lawful one may write. */
export async function harmless(send: () => Promise<Answer>, what: unknown) {
  known ??= await contents()
  const answer = await send()
  expectSound(answer, what)
  if (answer.status < 400) {
    known = undefined
    return
  }
  const now = await contents()
  if (now !== known) expect([what, now]).toEqual([what, known])
}
