import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { Breadcrumbs } from "@/components/ui/breadcrumbs"
import { ProductDetail } from "./product-detail"

/** A product under its breadcrumbs. */
export function ProductScreen({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations("ecommerce")
  return (
    <>
      <div className="mb-4">
        <Breadcrumbs crumbs={[{ label: t("title"), href: "/apps/ecommerce/shop" }, { label: name }]} />
      </div>
      <Messages of={["catalogue", "ecommerce"]}>
        <ProductDetail slug={slug} />
      </Messages>
    </>
  )
}
