import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import { poll, voteBody } from "./schema"

export const listPolls = endpoint({
  method: "GET",
  path: "/profile/polls",
  summary: "The newest polls with their answers, and what the caller answered",
  can: ["read", "Profile"],
  response: z.array(poll),
})

export const vote = endpoint({
  method: "POST",
  path: "/profile/vote",
  summary: "Answer a poll, or change one's answer",
  description: "`name` is an answer of the poll; without `pollId` it is the newest.",
  can: ["update", "Profile"],
  body: voteBody,
  response: z.object({ poll }),
})
