"use client"

import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import type * as contract from "@/lib/features/polls/contract"
import type { Poll } from "@/lib/features/polls/schema"
import { calls } from "./calls"
import { voted } from "./changes"
import { useMe } from "./use-me"
import { usePending } from "./use-pending"

const replaced = (polls: Poll[], poll: Poll) => polls.map((one) => (one.id === poll.id ? poll : one))

/** The polls, newest first, and the reader's votes. */
export function usePolls() {
  const me = useMe()
  const { data, error, isValidating, mutate } = useQuery<typeof contract.listPolls>(calls.listPolls)
  const { shown, write } = usePending<Poll[]>(data, [calls.listPolls])
  return {
    polls: shown,
    error: data ? undefined : error,
    isBusy: isValidating,
    retry: () => void mutate(),
    vote: (pollId: number, name: string) =>
      write({
        shown: (polls) => polls.map((poll) => (poll.id === pollId ? voted(poll, name, me) : poll)),
        send: () => call<typeof contract.vote>(calls.vote, { body: { pollId, name } }),
        after:
          ({ poll }) =>
          (polls) =>
            replaced(polls, poll),
      }),
  }
}
