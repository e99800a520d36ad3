import { getTranslations, setRequestLocale } from "next-intl/server"
import { IouFrame } from "@/components/features/customers/iou-frame"
import { RegisterList } from "@/components/features/customers/register-list"
import { registerSource } from "@/components/features/customers/sources"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { listQuery, parseListState } from "@/lib/core/client/list-state"
import { listIousHandler } from "@/lib/features/customers/handlers"
import { chosenShop } from "../../chosen-shop"

export const generateMetadata = async () => ({ title: (await getTranslations("customers"))("tabs.register") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Iou"])
  const address = await searchParams
  const { rules, fixed } = registerSource(await chosenShop(address))
  return (
    <Prefetch
      handler={listIousHandler}
      input={{ query: { ...fixed, ...listQuery(rules, parseListState(rules, address)) } }}
    >
      <IouFrame tab="register">
        <RegisterList />
      </IouFrame>
    </Prefetch>
  )
}
