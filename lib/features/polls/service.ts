import type { Scope } from "@/lib/core/db/types"
import { invalid, notFound } from "@/lib/core/http/errors"
import type { Poll, PollOption } from "./schema"
import * as store from "./store"

/** How many polls the list goes back. */
const mostPolls = 20

type Row = Awaited<ReturnType<typeof store.find>>[number]

function told({ id, question, yourVote, options }: Row): Poll {
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
  return (await store.find(scope, mostPolls)).map(told)
}

/** The answers of the poll that the profile shows, the newest. */
export async function current(scope: Scope): Promise<PollOption[]> {
  const [row] = await store.find(scope, 1)
  return row ? told(row).options : []
}

/** @throws HttpError 404 for an unknown poll, 422 for what is no answer of it */
export async function vote(scope: Scope, pollId: number | undefined, name: string): Promise<Poll> {
  const [before] = await store.find(scope, 1, pollId)
  if (!before) throw notFound()
  if (!before.options.some((option) => option.name === name)) throw invalid({ name: "choice" })
  await store.vote(scope, before.id, name)
  const [after] = await store.find(scope, 1, before.id)
  return told(after as Row)
}
