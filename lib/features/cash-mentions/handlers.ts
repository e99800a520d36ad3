import { handler } from "@/lib/core/http/handler"
import { findCashMentions } from "./contract"
import { findMentions } from "./store"

export const findCashMentionsHandler = handler(findCashMentions, async ({ scope, principal, query }) => ({
  data: await findMentions(scope, principal, query.numbers ?? []),
}))
