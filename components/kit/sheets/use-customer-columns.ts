import { useTranslations } from "next-intl"
import type { SheetColumn } from "../sheet"
import type { Customer } from "./customers"

/** The customer columns, labelled by the messages of `page`. */
export function useCustomerColumns(page: "import" | "export" | "export-selected"): SheetColumn<Customer>[] {
  const t = useTranslations(`kit/${page}.columns`)
  return [
    { header: t("name"), value: ({ name }) => name },
    { header: t("email"), value: ({ email }) => email },
    { header: t("city"), value: ({ city }) => city },
    { header: t("orders"), value: ({ orders }) => orders },
    { header: t("spent"), value: ({ spent }) => spent },
  ]
}
