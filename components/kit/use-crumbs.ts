import { useTranslations } from "next-intl"
import type { Crumb } from "@/components/ui/breadcrumbs"

/** A sample path for the breadcrumb demos. */
export function useCrumbs(): Crumb[] {
  const t = useTranslations("kit/breadcrumbs.crumbs")
  return [
    { label: t("home"), href: "/dashboard/ecommerce" },
    { label: t("shop"), href: "/apps/ecommerce/shop" },
    { label: t("papers") },
  ]
}
