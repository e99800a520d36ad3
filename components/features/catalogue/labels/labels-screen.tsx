import { Tags } from "lucide-react"
import { useTranslations } from "next-intl"
import { Messages } from "@/components/layout/messages"
import { ButtonLink } from "@/components/ui/button-link"
import { EmptyState } from "@/components/ui/empty-state"
import { PrintBar } from "@/components/ui/print-bar"
import type { CatalogueProduct } from "@/lib/features/catalogue/schema/products"
import { type LabelChoice, labelGtin, labelPages, labelPapers } from "@/lib/features/catalogue/values/labels"
import { Label } from "./label"
import { LabelOptions } from "./label-options"
import "./labels.css"

interface Props {
  products: CatalogueProduct[]
  choice: LabelChoice
  /** The shop whose prices the labels show; undefined for the price of all shops. */
  shopName: string | undefined
}

/** Labels on their paper, as they are printed. */
export function LabelsScreen({ products, choice, shopName }: Props) {
  const t = useTranslations("product-labels")
  const { paper } = choice
  const bare = products.filter(({ gtins }) => !labelGtin(gtins)).length
  const unpriced = products.filter(({ price }) => price === null).length
  // The keyboard scrolls a sheet that is wider than the screen.
  const scrolling = { role: "group", tabIndex: 0, "aria-label": t("title") }
  return (
    <main className="mx-auto w-fit max-w-full p-3 sm:p-6 print:m-0 print:p-0">
      <Messages of={["product-labels"]}>
        <PrintBar href="/business/product" back={t("back")} print={t("print")}>
          <LabelOptions choice={choice} />
        </PrintBar>
      </Messages>
      <h1 className="mb-2 font-semibold text-lg print:hidden">{t("title")}</h1>
      <p className="mb-4 text-ink-muted print:hidden">
        {shopName ? t("pricesOf", { shop: shopName }) : t("pricesOfAll")} {t("hint")}
        {bare > 0 && ` ${t("bare", { count: bare })}`}
        {unpriced > 0 && ` ${t("unpriced", { count: unpriced })}`}
      </p>
      {products.length === 0 ? (
        <EmptyState
          icon={<Tags />}
          title={t("emptyTitle")}
          text={t("emptyText")}
          action={<ButtonLink href="/business/product">{t("back")}</ButtonLink>}
        />
      ) : (
        <div {...scrolling} className="grid gap-4 overflow-x-auto print:block print:overflow-visible">
          {labelPages(products, choice).map(({ page, labels }) => (
            <section
              key={page}
              className="label-page border border-line print:border-0"
              data-page={labelPapers[paper].page}
              data-paper={paper}
            >
              {labels.map(({ label, place }) => (
                <Label key={place} product={label} paper={paper} place={place} />
              ))}
            </section>
          ))}
        </div>
      )}
    </main>
  )
}
