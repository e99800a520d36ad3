import { handler } from "@/lib/core/http/handler"
import * as contract from "./contract"
import * as due from "./service/due"
import * as policies from "./service/policies"
import { sendAll } from "./service/send"

export const listDueRemindersHandler = handler(contract.listDueReminders, ({ scope, query }) => due.list(scope, query))

export const listSentRemindersHandler = handler(contract.listSentReminders, ({ scope, query }) =>
  due.sent(scope, query.invoice),
)

export const sendRemindersHandler = handler(contract.sendReminders, ({ principal, body }) =>
  sendAll(principal, body.reminders),
)

export const getReminderPolicyHandler = handler(contract.getReminderPolicy, ({ scope, params }) =>
  policies.get(scope, params.id),
)

export const changeReminderPolicyHandler = handler(contract.changeReminderPolicy, ({ scope, params, body }) =>
  policies.change(scope, params.id, body),
)
