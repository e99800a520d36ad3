import { useTranslations } from "next-intl"
import { Spark } from "@/components/charts/spark"
import { Card, CardHeader } from "@/components/ui/card"
import { Link } from "@/components/ui/link"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { useAmounts } from "../amounts"
import { CardLink } from "../card-link"
import { byWeek } from "../course"
import type { CardResponse, ViewerProps } from "../figures"
import { Growth } from "../growth"

type Props = ViewerProps & { products: CardResponse<"getBestProducts"> }

/** The products with the highest revenue. */
export function BestProducts({ viewer, range, products: response }: Props) {
  const t = useTranslations("cards.products")
  const category = useTranslations("cards.categories")
  const { count, exact } = useAmounts()
  return (
    <Card className="flex flex-col">
      <CardHeader
        title={t("title")}
        subtitle={t("text")}
        actions={viewer.ability.can("read", "Product") && <CardLink href="/apps/ecommerce/shop">{t("view")}</CardLink>}
      />
      {response.products.length === 0 ? (
        <p className="px-5 pt-6 pb-12 text-center text-dense text-ink-muted">{t("none")}</p>
      ) : (
        <Table label={t("title")}>
          <THead>
            <TR>
              <TH>{t("columns.name")}</TH>
              <TH className="max-md:hidden">{t("columns.category")}</TH>
              <TH numeric className="max-sm:hidden">
                {t("columns.pieces")}
              </TH>
              <TH numeric>{t("columns.revenue")}</TH>
              <TH className="max-md:hidden">{t("columns.course")}</TH>
              <TH numeric className="max-sm:hidden">
                {t("columns.growth")}
              </TH>
            </TR>
          </THead>
          <TBody>
            {response.products.map(({ id, name, slug, image, category: kind, pieces, revenue, growth, data }) => (
              <TR key={id}>
                <TD className="max-w-64 max-sm:max-w-40">
                  <span className="flex items-center gap-3">
                    <img
                      src={image}
                      alt=""
                      width={36}
                      height={36}
                      loading="lazy"
                      className="size-9 shrink-0 rounded-control bg-sunken object-cover"
                    />
                    {slug ? (
                      <Link
                        href={`/apps/ecommerce/product-detail/${slug}`}
                        dir="auto"
                        className="min-w-0 truncate rounded-sm font-medium hover:text-brand-text hover:underline"
                      >
                        {name}
                      </Link>
                    ) : (
                      <span dir="auto" className="min-w-0 truncate font-medium">
                        {name}
                      </span>
                    )}
                  </span>
                </TD>
                <TD className="text-ink-muted max-md:hidden">{category(kind ?? "gone")}</TD>
                <TD numeric className="max-sm:hidden">
                  {count(pieces)}
                </TD>
                <TD numeric className="font-medium">
                  {exact(revenue, response.currency)}
                </TD>
                <TD className="max-md:hidden">
                  <Spark data={byWeek({ dates: response.dates, data, previous: [] }).data} className="h-7 w-16" />
                </TD>
                <TD numeric className="max-sm:hidden">
                  <Growth growth={growth} than={range} />
                </TD>
              </TR>
            ))}
          </TBody>
        </Table>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-5 py-3 text-dense text-ink-muted">
        <bdi>{t("stock", { count: response.inShop })}</bdi>
        <span className="me-auto">
          <bdi>{t("low", { count: response.runningLow })}</bdi>
        </span>
        {viewer.ability.can("update", "Product") && (
          <CardLink href="/apps/ecommerce/product-list">{t("manage")}</CardLink>
        )}
      </p>
    </Card>
  )
}
