import { getTranslations } from "next-intl/server"
import { PrintedPage } from "@/components/cash/printed-page"
import { Signature } from "@/components/cash/signature"
import { DescriptionList } from "@/components/ui/description-list"
import { Table, TBody, TD, THead, TR } from "@/components/ui/table"
import { TH } from "@/components/ui/table-head-cell"
import { intlLocale, languageOf } from "@/lib/core/i18n/intl-locale"
import { translator } from "@/lib/core/i18n/translator"
import type { WholeOrder } from "@/lib/features/stock/schema/orders"

/** An order on paper, in the language of the business. */
export async function OrderPrint({ order }: { order: WholeOrder }) {
  const reader = await getTranslations("stock.orders")
  const language = languageOf(order.language)
  const t = await translator(language, "stock")
  const day = new Intl.DateTimeFormat(intlLocale(language), { dateStyle: "long", timeZone: order.timeZone })
  const items = [
    { term: t("fields.supplier"), value: order.supplier },
    { term: t("orders.from"), value: `${order.legalName} · ${order.shopName}` },
    { term: t("fields.businessDate"), value: day.format(new Date(order.at)) },
    { term: t("fields.note"), value: order.note },
  ]
  const title = t("orders.number", { id: order.id })
  return (
    <PrintedPage
      language={language}
      timeZone={order.timeZone}
      messages={[]}
      href={`/business/stock/orders?open=${order.id}`}
      back={reader("back")}
      print={reader("print")}
    >
      <h1 className="font-semibold text-heading">{title}</h1>
      <DescriptionList items={items.filter(({ value }) => value !== "")} />
      <Table label={title} density="compact">
        <THead>
          <TR>
            <TH>{t("orders.file.supplierCode")}</TH>
            <TH>{t("orders.file.product")}</TH>
            <TH>{t("orders.file.gtin")}</TH>
            <TH numeric>{t("orders.file.quantity")}</TH>
          </TR>
        </THead>
        <TBody>
          {order.lines.map(({ line, supplierCode, productName, gtin, quantity }) => (
            <TR key={line}>
              <TD>{supplierCode}</TD>
              <TD>{productName}</TD>
              <TD className="tabular">{gtin}</TD>
              <TD numeric>{quantity}</TD>
            </TR>
          ))}
        </TBody>
      </Table>
      <Signature>{order.by.name}</Signature>
    </PrintedPage>
  )
}
