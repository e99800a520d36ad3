import * as z from "zod"
import { id, line, unset } from "@/lib/core/http/fields"
import { named } from "@/lib/core/http/named"

/** An option of a poll. `result` is its share of the votes, such as "62%". */
export const pollOption = z.object({
  name: z.string(),
  result: z.string(),
  votedUser: z.array(z.object({ img: z.string(), username: z.string() })),
})
export type PollOption = z.infer<typeof pollOption>

export const poll = z.object({
  id: z.int(),
  question: z.string(),
  votes: z.int(),
  yourVote: z.string().nullable(),
  options: z.array(pollOption),
})
export type Poll = z.infer<typeof poll>

/** `pollId` defaults to the newest poll, which the profile shows. */
export const voteBody = z.object({ pollId: unset(id), name: line(120).min(1) })

named({ Poll: poll, PollOption: pollOption })
