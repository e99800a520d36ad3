import { getTranslations, setRequestLocale } from "next-intl/server"
import { userListSource } from "@/components/features/users/user-list-source"
import { UsersScreen } from "@/components/features/users/users-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listUsersHandler } from "@/lib/features/users/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("users"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "User"])
  const { rules } = userListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listUsersHandler} input={{ query }}>
      <UsersScreen />
    </Prefetch>
  )
}
