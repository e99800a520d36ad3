import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import { UserList } from "./user-list"

/** The user list with its heading and messages. */
export function UsersScreen() {
  const t = useTranslations("users")
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <Messages of={["list", "users", "errors"]}>
        <UserList />
      </Messages>
    </>
  )
}
