import { getTranslations, setRequestLocale } from "next-intl/server"
import { couponListSource } from "@/components/features/coupons/coupon-list-source"
import { CouponsScreen } from "@/components/features/coupons/coupons-screen"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listCouponsHandler } from "@/lib/features/coupons/handlers"

export const generateMetadata = async () => ({ title: (await getTranslations("coupons"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["update", "Product"])
  const { rules } = couponListSource
  const query = listQuery(rules, parseListState(rules, await searchParams))
  return (
    <Prefetch handler={listCouponsHandler} input={{ query }}>
      <CouponsScreen />
    </Prefetch>
  )
}
