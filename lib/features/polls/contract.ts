import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { poll, voteBody } from "./schema"

export const listPolls = endpoint({
  method: "GET",
  path: "/profile/polls",
  summary: "The newest polls with their options, results and the caller's vote",
  can: ["read", "Profile"],
  response: z.array(poll),
})

export const vote = endpoint({
  method: "POST",
  path: "/profile/vote",
  summary: "Vote in a poll, or change the vote",
  description: "`name` is an option of the poll. `pollId` defaults to the newest poll.",
  can: ["update", "Profile"],
  body: voteBody,
  response: z.object({ poll }),
})
