import { useTranslations } from "next-intl"
import { ShareChart } from "@/components/charts/share-chart"
import { Card, CardBody, CardHeader } from "@/components/ui/card"
import type { CardResponse } from "./figures"

const colours = { new: "3", returning: "1", lapsed: "plain" } as const

/** Customers of the range: new, returning and lapsed. */
export function CustomersCard({ customers }: { customers: CardResponse<"getCustomers"> }) {
  const t = useTranslations("cards.customers")
  return (
    <Card className="flex flex-col">
      <CardHeader title={t("title")} subtitle={t("text")} />
      <CardBody className="grid flex-1 grid-cols-1 content-center">
        <ShareChart
          label={t("title")}
          caption={t("caption")}
          unit={{ kind: "count" }}
          shares={customers.listData.map(({ name, result }) => ({
            name,
            label: t(`parts.${name}`),
            value: result,
            colour: colours[name],
          }))}
        />
      </CardBody>
    </Card>
  )
}
