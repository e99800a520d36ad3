import { getTranslations, setRequestLocale } from "next-intl/server"
import { CategoriesScreen } from "@/components/features/catalogue/categories-screen"
import { categoryListSource } from "@/components/features/catalogue/category-list-source"
import { requireAbility } from "@/components/layout/guard"
import { Prefetch } from "@/components/layout/prefetch"
import { type AddressParams, listQuery, parseListState } from "@/lib/core/client/list-state"
import { listCategoriesHandler } from "@/lib/features/catalogue/handlers/categories"

export const generateMetadata = async () => ({ title: (await getTranslations("categories"))("categoryTitle") })

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<AddressParams> }

export default async function Page({ params, searchParams }: Props) {
  setRequestLocale((await params).locale)
  await requireAbility(["read", "Category"])
  const { rules, fixed } = categoryListSource("category")
  const query = { ...fixed, ...listQuery(rules, parseListState(rules, await searchParams)) }
  return (
    <Prefetch handler={listCategoriesHandler} input={{ query }}>
      <CategoriesScreen level="category" />
    </Prefetch>
  )
}
