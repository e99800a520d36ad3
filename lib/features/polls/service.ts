import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import type { Poll, PollOption } from "./schema"
import * as store from "./store"

/** The length of the list of polls. */
const maxPolls = 20

type Row = Awaited<ReturnType<typeof store.find>>[number]

function toPoll({ id, question, yourVote, options }: Row): Poll {
  const votes = options.reduce((sum, option) => sum + option.votes, 0)
  const share = (count: number) => `${votes === 0 ? 0 : Math.round((count / votes) * 100)}%`
  return {
    id,
    question,
    votes,
    yourVote,
    options: options.map((option) => ({
      name: option.name,
      result: share(option.votes),
      votedUser: option.votedUser,
    })),
  }
}

export async function newest(scope: Scope): Promise<Poll[]> {
  return (await store.find(scope, maxPolls)).map(toPoll)
}

/** The options of the newest poll, which the profile shows. */
export async function current(scope: Scope): Promise<PollOption[]> {
  const [row] = await store.find(scope, 1)
  return row ? toPoll(row).options : []
}

/** Sets the caller's vote. @throws HttpError 404 for an unknown poll, 422 for an unknown option */
export async function vote(scope: Scope, pollId: number | undefined, name: string): Promise<Poll> {
  const [before] = await store.find(scope, 1, pollId)
  if (!before) throw notFound()
  if (!before.options.some((option) => option.name === name)) throw invalid({ name: "choice" })
  await store.vote(scope, before.id, name)
  const [after] = await store.find(scope, 1, before.id)
  return toPoll(after as Row)
}
