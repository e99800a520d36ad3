import * as z from "zod"
import { endpoint } from "@/lib/core/http/endpoint"
import {
  composed,
  composeQuery,
  emailDetail,
  emailList,
  emailListQuery,
  emailQuery,
  emailsMeta,
  mailboxPage,
  mailboxQuery,
  mailChoice,
  mailList,
  messageFrameQuery,
  paginateQuery,
  person,
} from "../schema"

const operators =
  "`q` searches subject, sender, recipients and text for all its words, in any order, whatever their case and accents; `from:`, `to:`, `subject:`, `label:`, `in:`, `has:attachment`, `is:unread`, `is:read`, `is:starred`, `before:2026-03-01` and `after:2026-03-01` narrow the search. Put quotes around a value of several words."

export const listEmails = endpoint({
  method: "GET",
  path: "/apps/email/emails",
  summary: "Mails of the caller's mailbox, newest first",
  description:
    "`q` searches the subject for all its words, in any order. `starred` lists starred mails of every folder except the trash. With `perPage` the response is one page and the `total`, without it the whole list. `emailsMeta` counts unread mails in inbox and spam and all drafts, whatever the filters are.",
  can: ["read", "Mail"],
  query: emailListQuery,
  response: emailList,
})

export const listMailbox = endpoint({
  method: "GET",
  path: "/apps/email/mailbox",
  tool: "list_mail",
  summary: "A page of the caller's mailbox without message texts and threads, newest first",
  description: operators,
  can: ["read", "Mail"],
  query: mailboxQuery,
  response: mailboxPage,
})

export const countEmails = endpoint({
  method: "GET",
  path: "/apps/email/counts",
  summary: "The number of unread mails in inbox and spam, and of drafts",
  can: ["read", "Mail"],
  response: emailsMeta,
})

export const chooseEmails = endpoint({
  method: "GET",
  path: "/apps/email/choose-emails",
  summary: "Every mail of a list with the fields that bulk actions change; at most 10,000",
  description: operators,
  can: ["read", "Mail"],
  query: mailList,
  response: z.object({ mails: z.array(mailChoice) }),
})

const within =
  "`folder`, `label` and `q` select the list to move in. Without them it is the mail's own folder. With `fullText=true`, `q` searches the whole mail as in the mailbox, not only the subject."

export const getEmail = endpoint({
  method: "GET",
  path: "/apps/email/get-email",
  tool: "get_mail",
  summary: "One mail, without marking it as read",
  description: `The flags say whether a previous (older) or next (newer) mail exists. ${within}`,
  can: ["read", "Mail"],
  query: emailQuery,
  response: emailDetail,
})

export const paginateEmail = endpoint({
  method: "GET",
  path: "/apps/email/paginate-email",
  summary: "The mail next to another: `next` is newer, `previous` older",
  description: within,
  can: ["read", "Mail"],
  query: paginateQuery,
  response: emailDetail,
})

export const composeEmail = endpoint({
  method: "GET",
  path: "/apps/email/compose-email",
  summary: "A prepared reply or forward: recipients, subject and the quoted mail",
  can: ["read", "Mail"],
  query: composeQuery,
  response: z.object({ email: composed }),
})

export const findPeople = endpoint({
  method: "GET",
  path: "/apps/email/people",
  summary: "Suggested recipients: people of the workspace and addresses the caller has written to",
  can: ["read", "Mail"],
  query: z.object({ q: mailList.shape.q }),
  response: z.object({ people: z.array(person) }),
})

export const messageFrame = endpoint({
  method: "GET",
  path: "/apps/email/message-frame",
  summary: "The text of a mail as a separate HTML page that runs no scripts and shows remote pictures",
  can: ["read", "Mail"],
  query: messageFrameQuery,
  response: "binary",
  mediaType: "text/html",
})
