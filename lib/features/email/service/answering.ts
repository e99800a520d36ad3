import type { Principal } from "@/lib/core/auth/principal"
import type { Scope } from "@/lib/core/db/types"
import { cut } from "@/lib/core/text"
import { one } from "../service"
import type { Answering } from "../values"

const prefixed = (prefix: string, known: RegExp, subject: string) =>
  known.test(subject) ? subject : cut(`${prefix}: ${subject}`, 300)

/** Prepares a reply or a forward: recipients, subject and the original mail quoted. @throws HttpError 404 */
export async function begin(scope: Scope, principal: Principal, id: number, as: Answering) {
  const mail = await one(scope, id)
  const { from, to, cc, subject, message, attachments } = mail
  const me = principal.email.toLowerCase()
  const others = (list: { email: string; name: string }[]) => list.filter(({ email }) => email.toLowerCase() !== me)
  const quoted = `<p></p><blockquote>${message}</blockquote>`
  if (as === "forward") {
    const title = prefixed("Fwd", /^(?:fwd?|wg|tr|enc):/i, subject)
    return { to: [], cc: [], subject: title, message: quoted, attachments, inReplyTo: null }
  }
  // A reply to the caller's own mail goes to the recipients of that mail.
  const own = from.email.toLowerCase() === me
  const sender = own ? to : [{ email: from.email, name: from.name }]
  const everyone = as === "reply-all"
  const addressed = everyone && !own ? [...sender, ...others(to)] : sender
  return {
    to: addressed,
    cc: everyone ? others(cc) : [],
    subject: prefixed("Re", /^(?:re|aw|sv|rv):/i, subject),
    message: quoted,
    attachments: [],
    inReplyTo: id,
  }
}
