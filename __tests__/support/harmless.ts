import type { Answer } from "./api"
import { contents } from "./facts"

/** What every answer to hostile input must be: no failure of ours, and a refusal says why in JSON. */
function expectSound({ status, body }: Answer, what: unknown) {
  if (status >= 500) throw new Error(`${status} for ${JSON.stringify(what).slice(0, 300)}: ${JSON.stringify(body)}`)
  if (status < 400) return
  const { error, code } = body as { error: unknown; code: string }
  expect(code).toMatch(/^[a-z_]+$/)
  const messages = typeof error === "string" ? [error] : Object.values(error as Record<string, string[]>).flat()
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(message).toMatch(/\w/)
}

let known: Awaited<ReturnType<typeof contents>> | undefined

/** Runs a request and holds that, if it was refused, it wrote nothing; a lawful one may write. */
export async function harmless(send: () => Promise<Answer>, what: unknown) {
  known ??= await contents()
  const answer = await send()
  expectSound(answer, what)
  if (answer.status >= 400) expect([what, await contents()]).toEqual([what, known])
  else known = undefined
}
