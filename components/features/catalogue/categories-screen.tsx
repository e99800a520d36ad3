import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { PageHeader } from "@/components/ui/page-header"
import type { Level } from "@/lib/features/catalogue/values"
import { CategoryList } from "./category-list"

/** One level of the tree of categories under its heading. */
export function CategoriesScreen({ level }: { level: Level }) {
  const t = useTranslations("categories")
  return (
    <>
      <PageHeader title={t(`${level}Title`)} subtitle={t(`subtitle.${level}`)} />
      <Messages of={["list", "errors", "catalogue", "categories"]}>
        <CategoryList level={level} />
      </Messages>
    </>
  )
}
