import { getTranslations } from "next-intl/server"
import { fieldMessages } from "@/components/features/auth/form-text"
import type { Topic } from "@/lib/features/notices/values"
import { NotifyForm } from "./notify-form"

/** The notification form with its texts, which are translated on the server. */
export async function Notify({ topic }: { topic: Topic }) {
  const t = await getTranslations("misc.notify")
  const kept = { kept: t(`kept.${topic}`), keptLogged: t("keptLogged") }
  const text = { email: t("email"), notify: t("notify"), ...kept, offline: t("offline") }
  return <NotifyForm topic={topic} text={text} messages={await fieldMessages()} />
}
