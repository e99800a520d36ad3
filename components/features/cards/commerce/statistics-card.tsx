import { Boxes, CircleDollarSign, ShoppingBag, UsersRound } from "lucide-react"
import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Card } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { useAmounts } from "../amounts"
import type { CommerceFigures, ViewerProps } from "../figures"
import { Growth } from "../growth"
import { ordersLink } from "../orders-link"

interface TileProps {
  icon: ReactNode
  label: string
  value: string
  note: ReactNode
  href?: string
}

function Tile({ icon, label, value, note, href }: TileProps) {
  return (
    <div className="relative grid min-w-0 content-center bg-card p-5">
      <dt className="flex items-center gap-2 text-dense text-ink-muted [&_svg]:size-4 [&_svg]:shrink-0">
        {icon}
        {href ? (
          <Link href={href} className="truncate rounded-sm after:absolute after:inset-0 hover:text-ink hover:underline">
            {label}
          </Link>
        ) : (
          <span className="truncate">{label}</span>
        )}
      </dt>
      <dd className="tabular mt-3 truncate font-semibold text-display tracking-tight">
        <bdi>{value}</bdi>
      </dd>
      <dd className="mt-2 flex min-h-5 items-center text-dense text-ink-muted">{note}</dd>
    </div>
  )
}

type Props = ViewerProps & Pick<CommerceFigures, "sales" | "customers" | "products" | "revenue">

/** The shop's four key figures. */
export function StatisticsCard({ viewer, range, sales, customers, products, revenue }: Props) {
  const t = useTranslations("cards.statistics")
  const { count, money } = useAmounts()
  const ability = viewer.ability
  const orders = ordersLink(viewer, sales)
  const newCustomers = customers.listData.find(({ name }) => name === "new")?.result ?? 0
  return (
    <Card className="overflow-hidden">
      <h2 className="sr-only">{t("title")}</h2>
      <dl className="grid h-full grid-cols-2 gap-px bg-line lg:grid-cols-4">
        <Tile
          icon={<CircleDollarSign aria-hidden="true" />}
          label={t("revenue")}
          value={money(revenue.analyticsData.revenue, revenue.currency ?? "USD")}
          note={<Growth growth={revenue.growth} than={range} />}
          href={orders}
        />
        <Tile
          icon={<ShoppingBag aria-hidden="true" />}
          label={t("sales")}
          value={count(sales.analyticsData.sales)}
          note={<Growth growth={sales.growth} than={range} />}
          href={orders}
        />
        <Tile
          icon={<UsersRound aria-hidden="true" />}
          label={t("customers")}
          value={count(customers.active)}
          note={t("new", { count: newCustomers })}
        />
        <Tile
          icon={<Boxes aria-hidden="true" />}
          label={t("products")}
          value={count(products.inShop)}
          note={t("low", { count: products.runningLow })}
          href={ability.can("update", "Product") ? "/apps/ecommerce/product-list" : undefined}
        />
      </dl>
    </Card>
  )
}
