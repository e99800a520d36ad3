import { getTranslations, setRequestLocale } from "next-intl/server"
import { dueReminderSource } from "@/components/features/invoice-reminders/list-source"
import { RemindersScreen } from "@/components/features/invoice-reminders/reminders-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listDueRemindersHandler } from "@/lib/features/invoice-reminders/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("invoice-reminders"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Invoice"])
  const { rules } = dueReminderSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listDueRemindersHandler} input={{ query }}>
      <RemindersScreen />
    </Prefetch>
  )
}
