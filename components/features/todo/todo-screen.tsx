import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { Todo } from "./todo"

/** The to-do app with its messages. */
export function TodoScreen() {
  const t = useTranslations("todo")
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <Messages of={["todo", "editor", "errors"]}>
        <Todo />
      </Messages>
    </>
  )
}
