import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { MailApp } from "./mail-app"

/** The mailbox with its translations. */
export function MailScreen() {
  const t = useTranslations("email")
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <Messages of={["email", "delivery", "editor"]}>
        <MailApp />
      </Messages>
    </>
  )
}
