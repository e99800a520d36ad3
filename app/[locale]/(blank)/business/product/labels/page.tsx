import { getTranslations, setRequestLocale } from "next-intl/server"
import { LabelsScreen } from "@/components/features/catalogue/labels/labels-screen"
import { requireAbility } from "@/components/layout/guard"
import { labelChoice } from "@/lib/features/catalogue/values/labels"
import { chosenShop } from "../../../../(admin)/business/chosen-shop"
import { labelProducts, shopName } from "./label-products"

export const generateMetadata = async () => ({ title: (await getTranslations("product-labels"))("title") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<Record<string, string | undefined>> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "CatalogueProduct"])
  const address = await searchParams
  const choice = labelChoice(address)
  const shop = await chosenShop(address)
  return <LabelsScreen products={await labelProducts(choice, shop)} choice={choice} shopName={await shopName(shop)} />
}
