import { getTranslations, setRequestLocale } from "next-intl/server"
import { UserList } from "@/components/features/users/user-list"
import { userListSource } from "@/components/features/users/user-list-source"
import { requireAbility } from "@/components/layout/guard"
import { Messages } from "@/components/layout/messages"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listUsersHandler } from "@/lib/features/users/handlers"

export async function generateMetadata() {
  return { title: (await getTranslations("users"))("title") }
}

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "User"])
  const query = listQuery(userListSource.rules, parseListState(userListSource.rules, await searchParams))
  return (
    <Prefetch handler={listUsersHandler} input={{ query }}>
      <Messages of={["ui", "list", "users", "errors"]}>
        <UserList />
      </Messages>
    </Prefetch>
  )
}
