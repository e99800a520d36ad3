import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import * as schema from "../schema"
import { answers } from "../values"

export const answerEvent = endpoint({
  method: "POST",
  path: "/apps/calendar/answer-event",
  summary: "Answer an invitation that lists the caller as a guest",
  description:
    "With `occurrence`, the value of `extendedProps.occurrence`, the answer is about that occurrence of a series; otherwise it " +
    "is about all. When an event moves, its answers are reset. Who isn't a guest gets 403.",
  can: ["read", "Event"],
  body: schema.answerEventBody,
  response: z.object({ id: z.int(), answer: z.enum(answers) }),
})

export const showInvitation = endpoint({
  method: "GET",
  path: "/apps/calendar/invitation",
  summary: "The event behind the link in an e-mailed invitation",
  description:
    "`invitation` is null if the link is invalid, the event was deleted, or it doesn't list the guest any more.",
  can: "public",
  query: schema.invitationToken,
  response: z.object({ invitation: schema.invitation.nullable() }),
})

export const answerInvitation = endpoint({
  method: "POST",
  path: "/apps/calendar/answer-invitation",
  summary: "Answer an invitation with the token of its e-mailed link",
  description: "Needs no sign-in: the token is the key. A link that can't be answered any more gets 404.",
  can: "public",
  body: schema.answerInvitationBody,
  response: z.object({ answer: z.enum(answers) }),
  rateLimit: { counts: "failures" },
})
