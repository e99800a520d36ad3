import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { Chat } from "./chat"

/** The chat with its translations. */
export function ChatScreen() {
  const t = useTranslations("chat")
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <Messages of={["chat", "errors", "two-step"]}>
        <Chat />
      </Messages>
    </>
  )
}
