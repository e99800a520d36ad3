"use client"

import { call } from "@/lib/core/client/call"
import { useQuery } from "@/lib/core/client/use-query"
import * as pollsEndpoints from "@/lib/features/polls/endpoints"
import type { Poll } from "@/lib/features/polls/schema"
import { voted } from "./changes"
import { useMe } from "./use-me"
import { usePending } from "./use-pending"

const replaced = (polls: Poll[], poll: Poll) => polls.map((one) => (one.id === poll.id ? poll : one))

/** Returns the polls, newest first, and a function to vote. */
export function usePolls() {
  const me = useMe()
  const { data, error, isValidating, mutate } = useQuery(pollsEndpoints.listPolls)
  const { shown, write } = usePending<Poll[]>(data, [pollsEndpoints.listPolls])
  return {
    polls: shown,
    error: data ? undefined : error,
    isBusy: isValidating,
    retry: () => void mutate(),
    vote: (pollId: number, name: string) =>
      write({
        shown: (polls) => polls.map((poll) => (poll.id === pollId ? voted(poll, name, me) : poll)),
        send: () => call(pollsEndpoints.vote, { body: { pollId, name } }),
        after:
          ({ poll }) =>
          (polls) =>
            replaced(polls, poll),
      }),
  }
}
