import { getTranslations } from "next-intl/server"
import { activityMessages } from "@/components/features/audit/activity-messages"
import { Messages } from "@/components/layout/messages"
import { Todo } from "./todo"

/** The to-do app with its messages. */
export async function TodoScreen() {
  const t = await getTranslations("todo")
  return (
    <>
      <h1 className="sr-only">{t("title")}</h1>
      <Messages of={["todo", "editor", "errors"]}>
        <Todo activity={await activityMessages("task")} />
      </Messages>
    </>
  )
}
