import { tooManyRequests } from "@/lib/core/http/errors"
import { sendsMail } from "@/lib/core/outbox/queue"

/** The error for signed-in users who request too many links; a silent limit would only puzzle them. */
export const mailLimitError = () => tooManyRequests(sendsMail() ? "mailLimit" : "linkLimit", 3_600)
