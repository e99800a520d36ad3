import { useFormatter, useTranslations } from "next-intl"
import type { Delivery } from "@/lib/core/outbox/schema"
import { type MailState, serverReply } from "@/lib/core/outbox/values"
import type { Tone } from "./tone"

const tones: Record<MailState, Tone> = {
  queued: "info",
  sending: "info",
  sent: "success",
  failed: "danger",
  cancelled: "neutral",
  logged: "warning",
}

/** Returns the texts for a mail's delivery state and the reason of a failure. Needs the `delivery` messages. */
export function useDeliveryTexts() {
  const t = useTranslations("delivery")
  const format = useFormatter()
  const time = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium", timeStyle: "short" })
  return ({ state, to, attempts, error, nextAttemptAt, sentAt }: Delivery) => {
    const isRetried = state === "queued" && attempts > 0
    const people = format.list(to)
    const title = isRetried
      ? t("retrying", { time: time(nextAttemptAt) })
      : t(state, { time: sentAt ? time(sentAt) : "", people })
    const reply = serverReply(error)
    const reason = reply ? t("refused", { reply }) : t("unreachable")
    const detail = state === "logged" ? t("ask") : isRetried || state === "failed" ? reason : undefined
    return { tone: isRetried ? ("warning" as const) : tones[state], title, detail }
  }
}
